import { isBookedInTime } from "#domain/booking/lead-time.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { priceJourney } from "#domain/pricing/journey-price.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours, addMinutes, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { exceedsFleetShare, holdLimitFor } from "../../server/limit-holds.ts";
import { journeyOf } from "../../server/map-journey.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { type BookingRow, lockBooking } from "../../server/move-store.ts";
import { holdAgain } from "../../server/reserve-vehicles.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import { takeExtras } from "../../server/take-extras.ts";
import type { ownBookingsContract } from "../own-contract.ts";
import { openBooking } from "./open-booking.ts";

/** Rebooks a booking that expired unpaid: the same price, and a vehicle if one is free. */
export async function rebookBooking(ctx: Context, input: ParsedOf<typeof ownBookingsContract.rebookBooking>) {
  const opened = await openBooking(ctx, input);
  if (!opened.ok) return opened;
  const booking = await lockBooking(ctx.db, opened.value.id);
  if (booking?.state !== "expired") return refuse("not_expired");
  if (!canBeRebooked(booking, ctx.now)) return refuse("too_late");

  const facts = await findSellingFacts(ctx.db, { day: localDateOf(booking.pickupAt), affiliateCode: null });
  const { policies, holds } = facts.settings;
  const holdUntil = addMinutes(ctx.now, policies.holdMinutesOnline);
  const isHeld = !booking.isTest && !booking.isCardOnly;
  if (isHeld && (await holdLimitFor(ctx, booking, holds))) return refuse("hold_limited");
  const again = priceJourney(journeyOf(booking), facts.tariff, ctx.now);
  const short = booking.isTest ? undefined : await takeExtras(ctx, again, booking.id);
  if (short) return refuse("extra_unavailable", short);
  const hasVehicle = !isHeld || (await holdAgain(ctx, booking, holdUntil));
  if (!hasVehicle) {
    const alternatives = await ctx.selling.findAlternatives(ctx, again);
    return refuse("no_vehicle_free", { alternatives: alternatives.map((at) => at.toISOString()) });
  }
  if (isHeld && booking.isStranger && (await exceedsFleetShare(ctx, booking.id, holds))) return refuse("hold_limited");
  const promo = await ctx.promos.retake(ctx, { ...booking, bookingId: booking.id });
  if (promo) return refuse("promo_used_up");
  const changes = { holdUntil, paymentMethod: null };
  await moveBooking(ctx, { id: booking.id, to: "awaiting_payment", reason: "taken up again", changes });
  await ctx.emit({ type: "booking.taken_up", reference: booking.reference });
  return accept({ booking_reference: booking.reference, hold_until: holdUntil.toISOString() });
}

/** Some days after it ran out, and only while there is time enough to promise it. */
export function canBeRebooked(booking: BookingRow, now: Date): boolean {
  const { service } = journeyOf(booking);
  const isRecent = addHours(booking.updatedAt, companyRules.rebookDays * 24) > now;
  return isRecent && booking.paidCents === 0 && isBookedInTime({ ...booking, service }, now);
}
