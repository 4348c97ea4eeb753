import { type Accepted, accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { paymentsContract } from "../contract.ts";
import { countPaymentsWaiting } from "./waiting-views.ts";

type Waiting = OutputOf<typeof paymentsContract.paymentsWaiting>;

/** Notifications quarantined longer ago are history, not open work. */
const noticesCountHours = 14 * 24;

export const paymentsWaiting = async (ctx: Context): Promise<Accepted<Waiting>> =>
  accept(await countPaymentsWaiting(ctx.db, ctx.now, addHours(ctx.now, -noticesCountHours)));
