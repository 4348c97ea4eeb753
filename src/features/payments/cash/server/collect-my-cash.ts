import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { cashContract } from "../contract.ts";
import { carryCash } from "./move-cash.ts";
import { findItsDriver } from "./views.ts";

/** A driver has taken the cash of their own trip. Other payments are “not found”. */
export async function collectMyCash(ctx: Context, input: ParsedOf<typeof cashContract.collectMyCash>) {
  const driverId = await findItsDriver(ctx.db, input.payment_id, personAsking(ctx.actor));
  if (driverId === undefined) return refuse("not_found");
  return carryCash(ctx, { ...input, to: "collected" }, driverId);
}
