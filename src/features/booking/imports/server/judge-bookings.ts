import {
  type BookingCsvField,
  type BookingCsvRow,
  bookingCsvFields,
  referenceKey,
  travelKeys,
} from "#domain/booking/booking-csv.ts";
import { type ForwardBooking, readBookingRow } from "#domain/booking/read-booking-row.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type JudgedRow, judgeImport } from "#platform/imports/judge-import.ts";
import { type PlannedBooking, planBookings } from "./plan-bookings.ts";
import { findKnownBookings, findVehicleClasses, type KnownBooking } from "./views.ts";

export const ofBookings = { kind: "bookings", scope: null } as const;

/** A row that makes sense; one of a booking that is not here yet has its plan. */
type Judged = { readonly booking: ForwardBooking; readonly plan: PlannedBooking | undefined };
type JudgedBooking = JudgedRow<BookingCsvField, Judged>;

/**
 * The effect of each row. A booking that is here already stays as it is, whatever the file says of it. The others are planned in the order of the
 * file, so that the preview knows for which of them no vehicle is left.
 */
export async function judgeBookings(ctx: Context, rows: readonly BookingCsvRow[]): Promise<JudgedBooking[]> {
  const classes = await findVehicleClasses(ctx.db);
  const readings = new Map(rows.map((row) => [row, readBookingRow(row, classes, ctx.now)]));
  const booked = [...readings.values()].flatMap((reading) => ("form" in reading ? [reading.form] : []));
  const known = await findKnown(ctx, booked);
  const plans = await planBookings(
    ctx,
    booked.filter((booking) => !known.has(keyOf(booking))),
  );
  const isRepeated = repetitions();
  return judgeImport<BookingCsvField, KnownBooking, Judged>(rows, {
    fields: bookingCsvFields,
    key: "reference",
    compared: referenceKey,
    keyOf(row) {
      const reading = readings.get(row);
      return reading && "form" in reading ? keyOf(reading.form) : "";
    },
    nameOf: ({ booking }) => nameOf(booking),
    twice: "Reference: this booking is in the file twice. Keep one line of it",
    known,
    read(row) {
      const reading = readings.get(row) ?? readBookingRow(row, classes, ctx.now);
      if ("problems" in reading) return reading;
      const { form: booking } = reading;
      if (isRepeated(booking)) return { problems: [sameTravel] };
      return { form: { booking, plan: plans.get(booking) } };
    },
    // An import changes no booking, so there is nothing to compare.
    shown: () => nothing,
    notes: ({ plan }, before) => (before ? [whyKnown(before)] : notesOn(plan)),
  });
}

const sameTravel = "Pickup time: this customer is in the file twice at this time. Keep one line of the two";

const nothing = Object.fromEntries(bookingCsvFields.map((field) => [field, ""])) as Record<BookingCsvField, string>;

const nameOf = ({ reference, firstName, lastName, journey }: ForwardBooking): string =>
  [reference, `${firstName} ${lastName}`.trim(), formatMoment(journey.pickupAt)].filter(Boolean).join(", ");

const travelsOf = (booking: ForwardBooking) => travelKeys(booking, booking.journey.pickupAt);

const keyOf = (booking: ForwardBooking): string => referenceKey(booking.reference) || (travelsOf(booking)[0] ?? "");

/** The bookings of a file that are here already, by the key of their row. */
async function findKnown(ctx: Context, booked: readonly ForwardBooking[]): Promise<ReadonlyMap<string, KnownBooking>> {
  const { byReference, byTravel } = await findKnownBookings(ctx.db, {
    references: [...new Set(booked.map(({ reference }) => referenceKey(reference)))].filter(Boolean),
    pickups: [...new Set(booked.map(({ journey }) => journey.pickupAt.getTime()))].map((time) => new Date(time)),
  });
  const known = new Map<string, KnownBooking>();
  for (const booking of booked) {
    const travel = travelsOf(booking).find((key) => byTravel.has(key));
    const one = byReference.get(referenceKey(booking.reference)) ?? (travel ? byTravel.get(travel) : undefined);
    if (one) known.set(keyOf(booking), one);
  }
  return known;
}

/** Whether the same customer at the same time was in an earlier line. */
function repetitions() {
  const seen = new Set<string>();
  return (booking: ForwardBooking): boolean => {
    const keys = travelsOf(booking);
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isRepeated;
  };
}

const whyKnown = ({ reference, isSameReference }: KnownBooking): string =>
  isSameReference
    ? `Already here as ${reference}`
    : `The same customer at the same time is here as ${reference}, so it’s not made again`;

function notesOn(plan: PlannedBooking | undefined): string[] {
  if (!plan) return [];
  return [
    ...(plan.hasVehicle ? [] : ["No vehicle is free. It’s confirmed all the same, with a task to find one"]),
    ...(plan.priced.from.place === null
      ? [`We don’t know the place “${plan.journey.pickupLocation}”. Check how long the drive takes`]
      : []),
  ];
}
