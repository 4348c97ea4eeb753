import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { tellableReasons } from "#domain/booking/booking-outlook.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { bookingStatuses } from "#domain/booking/progress/booking-status.ts";
import { vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { flightStatuses } from "#domain/flight/flight.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { uploadedPicture } from "#features/catalogue/picture-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { shownFields } from "#platform/fact-fields.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { nullable } from "#platform/wire.ts";
import { extraUnavailable } from "../journey-contract.ts";

/** A line of someone's list of bookings. Moments are ISO text, amounts whole cents; no total means not priced yet. */
export const bookingLine = z.object({
  reference: z.string(),
  state: z.enum(bookingStates),
  /** Its text. */
  status: z.enum(bookingStatuses),
  service_type: z.string(),
  offer: z.nullable(z.string()),
  /** The tour as it was sold. */
  service_name: z.string(),
  tour_name: z.nullable(z.string()),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.string(),
  /** The return trip’s time; for a service by the day, on its last date. */
  return_at: z.nullable(z.string()),
  /** Days that vehicle and driver stay with the group; 1 if each way is a separate trip. */
  days: z.int(),
  passengers: z.int(),
  /** The vehicle class; null while none is planned and our team has to choose for a large group. */
  vehicle_kind: z.nullable(z.string()),
  passenger_name: z.string(),
  total_cents: z.nullable(z.int()),
  paid_cents: z.int(),
  refunded_cents: z.int(),
  /** The total cost of cancelling. */
  fee_cents: z.int(),
  payment_method: z.nullable(z.enum(paymentMethods)),
});
export type BookingLine = z.output<typeof bookingLine>;

const listedBooking = z.extend(bookingLine, {
  /** A rating was requested and is still open: the booking's page links to it. */
  may_rate: z.boolean(),
  /** Something is owed, and it can be paid now. */
  may_pay: z.boolean(),
});
export type ListedBooking = z.output<typeof listedBooking>;

export const bookingKey = pageKey({ pickupAt: keyParts.moment, reference: keyParts.reference });

/** `after` is the `next` of the page before. */
const bookingsRequest = z.object({ when: z.enum(["upcoming", "past"]), after: bookingKey.field });
const bookingPage = z.object({ bookings: z.array(listedBooking), next: z.nullable(z.string()) });

/** The driver and vehicle. The addresses of the photographs open without a sign-in, and only for a while. */
const shownDriver = z.object({
  /** Which of several vehicles, and how many ride in it. */
  part: z.int(),
  passengers: z.int(),
  first_name: z.string(),
  vehicle: z.string(),
  vehicle_class: z.string(),
  plate: z.string(),
  photo: z.nullable(z.string()),
  /** Drawn, for as long as there is no photograph. */
  portrait: z.string(),
  vehicle_photo: z.nullable(z.string()),
  vehicle_portrait: z.string(),
});
export type ShownDriver = z.output<typeof shownDriver>;

/** One drive of a booking. Driver and vehicle are shown from a day before. */
const bookingTrip = z.object({
  leg: z.int(),
  /** For the passenger to tell the driver; null before the driver is known, and once on board. */
  pin: z.nullable(z.string()),
  /** The free waiting time, and the price of each further 15 minutes. */
  wait: z.object({ free_minutes: z.int(), step_cents: z.int() }),
  state: z.enum(tripStates),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.string(),
  planned_end: z.string(),
  vehicle_kind: z.string(),
  sold_drawing: z.nullable(z.enum(vehicleDrawings)),
  /** In place of the drawing, once there is one. */
  sold_picture: z.nullable(uploadedPicture),
  /** The number of vehicles. */
  vehicles: z.int(),
  driver: z.nullable(shownDriver),
  /** It was interrupted and a relief vehicle is coming: its status, and when it is expected. */
  relief: z.nullable(z.object({ state: z.enum(tripStates), expected_at: z.string() })),
  /** First names of its guides. */
  guides: z.array(z.string()),
  /** Drivers of further vehicles, as far as known. */
  other_drivers: z.array(shownDriver),
  /** The live page’s address, from an hour before until 15 minutes after; otherwise null. */
  live_page: z.nullable(z.string()),
  /** The flight it meets, until the passengers are met. */
  flight: z.nullable(
    z.object({
      number: z.string(),
      status: z.enum(flightStatuses),
      expected_at: z.nullable(z.string()),
      terminal: z.string(),
    }),
  ),
});

/** A booking’s history. `by` says only as much as the customer needs. */
const bookingMove = z.object({
  to_state: z.enum(bookingStates),
  at: z.string(),
  by: z.enum(["you", "us", "system"]),
  reason: z.nullable(z.enum(tellableReasons)),
});

export const bookingDetail = z.extend(bookingLine, {
  /** The class it travels in; null if none is planned and no single vehicle certainly fits. */
  vehicle_class: z.nullable(z.string()),
  /** The quote option it was made from; empty without a quote. */
  option_title: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  ...shownFields(bookingFacts.table),
  booked_at: z.string(),
  /** The version of the terms that applies, and when the customer accepted it; null if someone booked for them. */
  terms: z.nullable(z.object({ version: z.string(), agreed_at: z.string(), accepted_at: z.nullable(z.string()) })),
  /** When a consultant will have answered, while the customer is waiting. */
  answer_due_at: z.nullable(z.string()),
  /** Until when cancelling is free; null if nothing is left to cancel. */
  free_cancellation_until: z.nullable(z.string()),
  trips: z.array(bookingTrip),
  moves: z.array(bookingMove),
});
export type BookingDetail = z.output<typeof bookingDetail>;

/** A customer’s or partner’s own bookings, and the way back to one that expired. */
export const ownBookingsContract = contract({
  rebookBooking: call({
    summary: "Rebooks an expired booking at the same price, if a vehicle is available.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 60 },
    input: z.object({
      reference: z
        .string()
        .check(z.trim(), z.maxLength(20, "Enter the whole booking reference, with the part before the dash")),
      code: nullable(z.string().check(z.trim(), z.maxLength(40, "Enter the access code from our email"))),
    }),
    output: z.object({ booking_reference: z.string(), hold_until: z.string() }),
    refusals: {
      not_found: "We couldn’t find that booking.",
      locked: "Too many attempts. Try again in 15 minutes.",
      not_expired: "This booking hasn’t expired.",
      hold_limited:
        "We can’t hold another vehicle for you before payment. Pay for one of your other bookings first, or call us.",
      promo_used_up: "The promo code of this booking has been used up. Please make a new booking.",
      too_late: "This booking can no longer be rebooked. Please make a new booking.",
      /** With `details.alternatives`: pickup times with a free vehicle. */
      /** With `details.name` and `details.left`: how many can still be booked. */
      extra_unavailable: extraUnavailable,
      no_vehicle_free: "No vehicle is available at that time any more. Please choose another time.",
    },
  }),
  myBookings: call({
    summary: "Lists the signed-in person’s bookings: upcoming ones soonest first, past ones latest first.",
    access: "signed_in",
    effect: "reads",
    input: bookingsRequest,
    output: bookingPage,
  }),
  organisationBookings: call({
    summary: "Lists the bookings of the organisation the signed-in person belongs to.",
    access: ["hotel", "travel_agent", "driver_provider", "corporate"],
    effect: "reads",
    input: bookingsRequest,
    output: bookingPage,
  }),
  myBooking: call({
    summary: "Reads one of the signed-in person’s bookings: trips, history and until when it can be cancelled.",
    access: "signed_in",
    effect: "reads",
    input: z.object({
      reference: z
        .string()
        .check(z.trim(), z.maxLength(20, "Enter the whole booking reference, with the part before the dash")),
    }),
    output: bookingDetail,
    refusals: { not_found: "We couldn’t find that booking in your account." },
  }),
});
