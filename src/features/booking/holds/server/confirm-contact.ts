import { timingSafeEqual } from "node:crypto";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { contactKey } from "../../server/make-links.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findIdOf } from "../../server/open-views.ts";
import type { contactContract } from "../contact-contract.ts";
import { markConfirmed } from "./mark-confirmed.ts";

/** The customer has read our email: a vehicle may now be held for a bank transfer. */
export async function confirmContact(ctx: Context, input: ParsedOf<typeof contactContract.confirmContact>) {
  const reference = input.reference.toUpperCase();
  // Compared before any lookup: a wrong key reveals nothing about which bookings exist.
  if (!isSame(input.key, contactKey(ctx, reference))) return refuse("not_found");
  const id = await findIdOf(ctx.db, reference);
  const booking = id && (await lockBooking(ctx.db, id));
  if (!booking) return refuse("not_found");

  const { holdUntil } = booking.contactConfirmedAt ? booking : await markConfirmed(ctx, booking);
  return accept({ booking_reference: reference, hold_until: holdUntil?.toISOString() ?? null });
}

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};
