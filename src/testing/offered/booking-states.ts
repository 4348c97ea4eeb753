import { bookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { trips } from "#db/schema/trips.ts";
import { type BookingState, bookingStates } from "#domain/booking/booking-lifecycle.ts";
import type { PaymentState } from "#domain/payment/payment-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "../builders/booking/a-booking.ts";
import { aPayment } from "../builders/money/a-payment.ts";

/** The trip’s status while the booking is in this one; before there is a price, there is no trip. */
const tripIn: Readonly<Partial<Record<BookingState, TripState>>> = {
  awaiting_payment: "planned",
  confirmed: "unassigned",
  in_progress: "onboard",
  completed: "completed",
  closed: "completed",
  no_show: "no_show",
  cancelled: "cancelled",
  expired: "cancelled",
};

const priced: readonly BookingState[] = bookingStates.filter(
  (state) => state !== "requested" && state !== "declined" && state !== "draft",
);

export type BookingCase = {
  readonly state: BookingState;
  /** Hours from now to the pickup. */
  readonly hours: number;
  readonly isPaid?: boolean;
  /** Hours from now to the return trip’s pickup. */
  readonly returnHours?: number;
  readonly booking?: Parameters<typeof aBooking>[0];
  readonly trip?: Partial<typeof trips.$inferInsert>;
  readonly payment?: PaymentState;
};

/** A booking in any status, with the trips and payments that go with it. */
export async function writeBookingCase(ctx: Context, bookingCase: BookingCase) {
  const { state, hours, returnHours, isPaid = false } = bookingCase;
  const totalCents = priced.includes(state) ? 129_900 : null;
  const paidCents = isPaid ? (totalCents ?? 0) : 0;
  const pickupAt = addHours(ctx.now, hours);
  const returnAt = returnHours === undefined ? null : addHours(ctx.now, returnHours);
  const holdUntil = state === "awaiting_payment" ? addHours(ctx.now, 0.5) : null;
  const row = aBooking({ state, totalCents, paidCents, pickupAt, returnAt, holdUntil, ...bookingCase.booking });
  await ctx.db.insert(bookings).values(row);
  if (paidCents > 0) await ctx.db.insert(payments).values(aPayment({ bookingId: row.id, amountCents: paidCents }));
  const starts = [pickupAt, ...(returnAt ? [returnAt] : [])];
  const tripState = tripIn[state];
  const written = starts.map((pickupAt, at) => ({
    id: newId(),
    bookingId: row.id,
    leg: at + 1,
    state: tripState ?? "planned",
    vehicleClass: "sedan" as const,
    pickupLocation: row.pickupLocation,
    destination: row.destination,
    passengers: row.passengers,
    pickupAt,
    plannedEnd: addHours(pickupAt, 1),
    createdAt: ctx.now,
    ...(at === 0 && bookingCase.trip),
    ...(at > 0 && tripState === "onboard" && { state: "unassigned" as const }),
  }));
  if (tripState) await ctx.db.insert(trips).values(written);
  return { ...row, id: row.id, tripIds: written.map(({ id }) => id) };
}
