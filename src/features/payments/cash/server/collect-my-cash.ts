import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { cashContract } from "../contract.ts";
import { moveCash } from "./move-cash.ts";
import { drivesBookingOf } from "./views.ts";

/** A driver took the cash of a trip that is theirs. Others’ payments do not exist for them. */
export async function collectMyCash(ctx: Context, asked: ParsedOf<typeof cashContract.collectMyCash>) {
  if (!(await drivesBookingOf(ctx.db, asked.payment_id, personAsking(ctx.actor)))) return refuse("not_found");
  return moveCash(ctx, { ...asked, to: "collected" });
}
