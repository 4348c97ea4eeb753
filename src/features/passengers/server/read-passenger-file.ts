import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { readListFile } from "./read-list-file.ts";

export async function readPassengerFile(
  ctx: Context,
  { content, ...opening }: ParsedOf<typeof passengersContract.readPassengerFile>,
) {
  const opened = await ctx.bookings.open(ctx, opening);
  return opened.ok ? readListFile(ctx, { bookingId: opened.value.id, content }) : opened;
}
