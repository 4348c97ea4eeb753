import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { saveList } from "./save-list.ts";

export async function savePassengerList(
  ctx: Context,
  { reference, code, ...changes }: ParsedOf<typeof passengersContract.savePassengerList>,
) {
  const opened = await ctx.bookings.open(ctx, { reference, code: code ?? null });
  return opened.ok ? saveList(ctx, { ...changes, bookingId: opened.value.id, withLink: true }) : opened;
}
