import type { Context } from "#platform/context.ts";
import { findBookingId } from "../../server/money-views.ts";
import { type BookingRow, lockBooking } from "../../server/move-store.ts";

export const lockReference = async (ctx: Context, reference: string): Promise<BookingRow> => {
  const booking = await lockBooking(ctx.db, await findBookingId(ctx.db, reference));
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  return booking;
};
