import { type VehicleClasses, vehicleKindOf } from "#domain/catalogue/vehicle-class.ts";
import { type BookingSums, bookingBalance } from "#domain/payment/booking-balance.ts";
import { paymentPhase } from "#domain/payment/checkout/payment-phase.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { pageOf } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { type BookingLine, bookingKey, bookingLine } from "../own-contract.ts";
import type { BookingRecord, ListRequest } from "./list-views.ts";

const linesOnPage = 20;

type PageInput = { readonly when: "upcoming" | "past"; readonly after?: string | null | undefined };

/** The caller’s request for the views: one extra row tells whether there is another page. */
export function pageRequest({ when, after }: PageInput, now: Date): ListRequest {
  return { when, after: bookingKey.read(after), now, size: linesOnPage + 1 };
}

export function bookingPageOf(result: readonly BookingRecord[], classes: VehicleClasses, now: Date) {
  const { rows, next } = pageOf(result, linesOnPage, bookingKey.write);
  const bookings = rows.map((row) => ({ ...lineOf(row, classes), may_rate: row.mayRate, may_pay: mayPay(row, now) }));
  return { bookings, next };
}

/** An amount due can be paid here and now; a booking on account is billed by its invoice. */
export const mayPay = (booking: Payable, now: Date): boolean =>
  booking.paymentMethod !== "account" && paymentPhase(booking, bookingBalance(booking).dueCents, now) === "payable";

type Payable = BookingSums &
  Parameters<typeof paymentPhase>[0] & { readonly paymentMethod: BookingRecord["paymentMethod"] };

/** A booking whose trips are loaded with it takes its vehicle class from them. */
export type Listed = Omit<BookingRecord, "vehicleClass" | "mayRate" | "holdUntil" | "isTest" | "billedByMonthCents"> &
  Partial<Pick<BookingRecord, "vehicleClass">>;

/** A booking on the wire. */
export const lineOf = (booking: Listed, classes: VehicleClasses): BookingLine =>
  toWire(bookingLine, booking, {
    days: daysOfBooking(booking),
    vehicle_kind: vehicleKindOf(classes, booking.vehicleClass ?? null, booking.passengers),
    passenger_name: `${booking.firstName} ${booking.lastName}`,
  });
