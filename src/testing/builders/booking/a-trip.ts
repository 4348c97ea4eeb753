import { bookings } from "#db/schema/booking.ts";
import type { drivers } from "#db/schema/drivers.ts";
import type { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { operatingLicenceTypes } from "#domain/compliance/document-types.ts";
import { addMinutes, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aBooking } from "./a-booking.ts";

type DriverRow = typeof drivers.$inferInsert;
type VehicleRow = typeof vehicles.$inferInsert;

/** A row of the drivers table: active, with a permit that is valid for years. */
export const aDriver = (changes: Partial<DriverRow> = {}): DriverRow => ({
  id: newId(),
  firstName: "Sipho",
  lastName: "Ndlovu",
  phone: "+27 82 555 0201",
  email: "sipho@example.com",
  licenceCode: "C1",
  permitExpiresOn: "2028-06-30",
  languages: ["English", "isiZulu"],
  createdAt: testNow,
  ...changes,
});

/** A row of the vehicles table: a shuttle that is on the road, with all its documents. */
export const aVehicle = (changes: Partial<VehicleRow> = {}): VehicleRow => ({
  id: newId(),
  plate: `CA ${newId().slice(-6)}`,
  vehicleClass: "shuttle",
  make: "Hyundai",
  model: "Staria",
  year: 2024,
  seats: 8,
  bags: 7,
  documentsUntil: localDate("2099-12-31"),
  licenceTypes: [...operatingLicenceTypes],
  createdAt: testNow,
  ...changes,
});

type Crew = {
  driverId: string;
  vehicleId: string;
  state?: typeof assignments.$inferInsert.state;
  isOverridden?: boolean;
};
type Plan = {
  booking?: Partial<typeof bookings.$inferInsert>;
  trip?: Partial<typeof trips.$inferInsert>;
  /** Minutes from the pickup to the end. */
  minutes?: number;
  crew?: Crew;
};

/** Writes a confirmed booking with one trip, an hour long by default, and assigns it to a crew. */
export async function writeTrip(ctx: Context, start: Date, { booking, trip, minutes = 60, crew }: Plan = {}) {
  const booked = aBooking({ state: "confirmed", totalCents: 123_456, pickupAt: start, ...booking });
  const planned = {
    id: newId(),
    bookingId: booked.id,
    leg: 1,
    state: crew ? ("assigned" as const) : ("unassigned" as const),
    pickupLocation: booked.pickupLocation,
    destination: booked.destination,
    pickupAt: start,
    plannedEnd: addMinutes(start, minutes),
    passengers: booked.passengers,
    vehicleClass: "sedan" as const,
    createdAt: testNow,
    ...trip,
  };
  await ctx.db.insert(bookings).values(booked);
  await ctx.db.insert(trips).values(planned);
  if (crew) await giveTrip(ctx, planned, crew);
  return { tripId: planned.id, bookingId: booked.id, reference: booked.reference };
}

async function giveTrip(ctx: Context, trip: { id: string; pickupAt: Date; plannedEnd: Date }, crew: Crew) {
  await ctx.db.insert(assignments).values({
    id: newId(),
    tripId: trip.id,
    driverId: crew.driverId,
    vehicleId: crew.vehicleId,
    state: crew.state ?? "accepted",
    overridden: crew.isOverridden ?? false,
    busy: `["${trip.pickupAt.toISOString()}","${trip.plannedEnd.toISOString()}")`,
    createdAt: testNow,
  });
}
