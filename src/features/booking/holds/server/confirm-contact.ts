import { timingSafeEqual } from "node:crypto";
import { holdEnds } from "#domain/booking/hold-limits.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findIdOf } from "../../self-service/server/open-views.ts";
import { prolongHolds } from "../../server/hold-store.ts";
import { contactKey } from "../../server/make-links.ts";
import { type BookingRow, lockBooking, updateBooking } from "../../server/move-store.ts";
import { findSettings } from "../../server/selling-views.ts";
import type { contactContract } from "../contact-contract.ts";

/** The customer has read our email: a vehicle may now wait for their bank. */
export async function confirmContact(ctx: Context, asked: ParsedOf<typeof contactContract.confirmContact>) {
  const reference = asked.reference.toUpperCase();
  // Compared before anything is looked up: a wrong key says nothing about which bookings there are.
  if (!isSame(asked.key, contactKey(ctx, reference))) return refuse("not_found");
  const id = await findIdOf(ctx.db, reference);
  const booking = id && (await lockBooking(ctx.db, id));
  if (!booking) return refuse("not_found");

  const { holdUntil } = booking.contactConfirmedAt ? booking : await markConfirmed(ctx, booking);
  return accept({ booking_reference: reference, hold_until: holdUntil?.toISOString() ?? null });
}

/** Whoever waits with a bank transfer now has the usual time for it. */
export async function markConfirmed(ctx: Context, booking: BookingRow): Promise<BookingRow> {
  const confirmed = { ...booking, contactConfirmedAt: ctx.now, updatedAt: ctx.now };
  const isWaiting = booking.state === "awaiting_payment" && booking.paymentMethod === "transfer";
  const { policies } = await findSettings(ctx.db);
  const usual = holdEnds(confirmed, "transfer", policies, ctx.now);
  const isLonger = isWaiting && (booking.holdUntil === null || usual > booking.holdUntil);
  const holdUntil = isLonger ? usual : booking.holdUntil;
  await updateBooking(ctx.db, booking.id, { contactConfirmedAt: ctx.now, holdUntil, updatedAt: ctx.now });
  if (isLonger) {
    await prolongHolds(ctx.db, booking.id, usual);
    await ctx.emit({ type: "booking.hold_extended", reference: booking.reference, until: usual.toISOString() });
  }
  return { ...confirmed, holdUntil };
}

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};
