import type { EventOf } from "#domain/events.ts";
import { priceAfterRefund } from "#domain/invoice/booking-billing.ts";
import type { Context } from "#platform/context.ts";
import { vatOfItems } from "../../server/cancel-legs.ts";
import { insertItems } from "../../server/cancel-store.ts";
import { findItems } from "../../server/cancel-views.ts";
import { type BookingChanges, type BookingRow, lockBooking, updateBooking } from "../../server/move-store.ts";
import { shareTripPrices } from "./price-store.ts";
import { findBookingId, findPaidBack } from "./views.ts";

const lockOf = async (ctx: Context, reference: string): Promise<BookingRow> => {
  const booking = await lockBooking(ctx.db, await findBookingId(ctx.db, reference));
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  return booking;
};

/** Money has reached the customer again. */
export async function noteRefund(ctx: Context, event: EventOf<"refund.succeeded">): Promise<void> {
  const booking = await lockOf(ctx, event.reference);
  const refundedCents = await findPaidBack(ctx.db, booking.id);
  if (refundedCents === booking.refundedCents) return;
  const owed = await owedAfter(ctx, booking, refundedCents);
  await updateBooking(ctx.db, booking.id, { refundedCents, ...owed, updatedAt: ctx.now });
}

/** What was refunded is not owed again: neither as a fee that was withheld, nor as a part of the price. */
async function owedAfter(ctx: Context, booking: BookingRow, refundedCents: number): Promise<BookingChanges> {
  const { state, feeCents, paidCents, totalCents } = booking;
  if (state === "cancelled" || state === "no_show")
    return { feeCents: Math.min(feeCents, Math.max(0, paidCents - refundedCents)) };
  if (totalCents === null || !isDriven.includes(state)) return {};
  const price = priceAfterRefund({
    totalCents,
    keptCents: paidCents - booking.refundedCents,
    refundCents: refundedCents - booking.refundedCents,
  });
  return price === totalCents ? {} : lowerTo(ctx, booking, { price, text: "Refund" });
}

const isDriven: readonly BookingRow["state"][] = ["confirmed", "in_progress", "completed", "closed"];

/** The office has credited a part of the invoice: that part is not owed for the booking either. */
export async function lowerCredited(ctx: Context, event: EventOf<"invoice.credited">): Promise<void> {
  const booking = await lockOf(ctx, event.reference);
  const text = `Credit note ${event.number}`;
  const items = await findItems(ctx.db, booking.id);
  // Told twice, it lowers the price once.
  if (booking.totalCents === null || items.some((item) => item.text === text)) return;
  const price = Math.max(0, booking.totalCents - event.amountCents);
  const lowered = await lowerTo(ctx, booking, { price, text });
  await updateBooking(ctx.db, booking.id, { ...lowered, version: booking.version + 1, updatedAt: ctx.now });
}

type Lowered = { readonly price: number; readonly text: string };

/** The difference is a line of its own, so that the lines still add up to the price. */
async function lowerTo(ctx: Context, booking: BookingRow, { price, text }: Lowered): Promise<BookingChanges> {
  const items = await findItems(ctx.db, booking.id);
  const largest = items.toSorted((a, b) => b.amountCents - a.amountCents)[0];
  const first = { position: 1, leg: null, text: "Price agreed", amountCents: booking.totalCents ?? 0 };
  const lines = [
    ...(items.length === 0 ? [{ ...first, code: "agreed" }] : []),
    {
      position: Math.max(1, ...items.map(({ position }) => position)) + 1,
      ...{ leg: null, code: "credit", text, amountCents: price - (booking.totalCents ?? 0) },
    },
  ];
  const vatCode = largest?.vatCode ?? "EX12G";
  await insertItems(
    ctx.db,
    lines.map((line) => ({ ...line, id: ctx.newId(), bookingId: booking.id, vatCode })),
  );
  await shareTripPrices(ctx.db, booking.id, price);
  return { totalCents: price, vatCents: await vatOfItems(ctx, { ...booking, totalCents: price }) };
}
