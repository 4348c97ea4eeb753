import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { describeList } from "./describe-list.ts";

export async function readPassengerList(ctx: Context, input: ParsedOf<typeof passengersContract.readPassengerList>) {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const list = await describeList(ctx, opened.value.id, { withLink: true });
  return list ? accept(list) : refuse("not_found");
}
