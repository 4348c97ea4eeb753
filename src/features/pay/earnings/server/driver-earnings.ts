import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { earningsContract } from "../contract.ts";
import { readEarnings } from "./read-earnings.ts";

/** Any driver’s earnings, for our team. */
export async function driverEarnings(ctx: Context, input: ParsedOf<typeof earningsContract.driverEarnings>) {
  const earnings = await readEarnings(ctx, input.driver_id, input.until);
  return earnings ? accept(earnings) : refuse("not_found");
}
