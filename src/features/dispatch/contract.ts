import * as z from "zod/mini";
import { localDate } from "#domain/time/local-time.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { dayField } from "#platform/wire.ts";
import { boardRoles } from "./policy.ts";

const fleetBand = z.enum(["sedan", "shuttle", "luxury_coach", "large_coach"]);

/** What anyone who works on a trip knows of it. Nowhere in here is what the customer pays. */
const tripFacts = {
  id: z.string(),
  reference: z.string(),
  state: z.enum(tripStates),
  service_type: z.string(),
  offer: z.nullable(z.string()),
  starts_at: z.string(),
  ends_at: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  passengers: z.int(),
  /** Null while it is not this person's business yet, or no longer. */
  passenger_name: z.nullable(z.string()),
  passenger_phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  flight: z.nullable(z.string()),
};

const vehicleOnTrip = z.object({ plate: z.string(), name: z.string(), seats: z.int() });

export const driverTrip = z.object({
  ...tripFacts,
  /** Asked of the driver, not yet taken. */
  is_offer: z.boolean(),
  vehicle: vehicleOnTrip,
});
export type DriverTrip = z.output<typeof driverTrip>;

export const providerTrip = z.object({
  ...driverTrip.shape,
  driver: z.object({ id: z.string(), name: z.string() }),
});
export type ProviderTrip = z.output<typeof providerTrip>;

export const boardTrip = z.object({
  ...tripFacts,
  band: fleetBand,
  source: z.string(),
  organisation: z.nullable(z.string()),
  driver: z.nullable(z.object({ id: z.string(), name: z.string(), phone: z.string() })),
  vehicle: z.nullable(vehicleOnTrip),
  /** Drivers who were asked and have not answered. */
  offered_to: z.array(z.string()),
});
export type BoardTrip = z.output<typeof boardTrip>;

export const boardDriver = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  is_away: z.boolean(),
  provider: z.nullable(z.string()),
});
export type BoardDriver = z.output<typeof boardDriver>;

export const conflictKinds = [
  "driver_twice",
  "vehicle_twice",
  "too_few_seats",
  "permit_expired",
  "driver_away",
  "vehicle_away",
] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/** Something in the plan that cannot be driven as it stands. `who` is the driver or the plate it is about. */
export const conflict = z.object({ kind: z.enum(conflictKinds), who: z.string(), trips: z.array(z.string()) });
export type Conflict = z.output<typeof conflict>;

export const dayCounts = z.object({
  total: z.int(),
  unassigned: z.int(),
  offered: z.int(),
  /** Have a driver who has not yet said again that they will come. */
  to_reconfirm: z.int(),
  reconfirmed: z.int(),
  on_the_road: z.int(),
  done: z.int(),
  cancelled: z.int(),
});
export type DayCounts = z.output<typeof dayCounts>;

export const tripKey = pageKey({ start: keyParts.moment, assignmentId: keyParts.id });
const pageOfTrips = z.object({
  /** Ahead starts with today's first trip; past goes back thirty days. */
  when: z.enum(["ahead", "past"]),
  after: tripKey.field,
});
export type PageOfTrips = z.output<typeof pageOfTrips>;

export const dispatchContract = contract({
  myTrips: call({
    summary: "Lists the driver’s own trips, upcoming or of the last 30 days.",
    access: ["driver"],
    effect: "reads",
    input: pageOfTrips,
    output: z.object({ trips: z.array(driverTrip), next: z.nullable(z.string()) }),
  }),
  providerTrips: call({
    summary: "Lists the trips of a driver provider’s own drivers.",
    access: ["driver_provider"],
    effect: "reads",
    input: pageOfTrips,
    output: z.object({ trips: z.array(providerTrip), next: z.nullable(z.string()) }),
  }),
  dispatchDay: call({
    summary: "Reads one day: trips, drivers, what has no driver and what conflicts.",
    access: boardRoles,
    effect: "reads",
    input: z.object({
      date: z.pipe(dayField("Choose a date."), z.transform(localDate)),
    }),
    output: z.object({
      date: z.string(),
      /** By the server's clock, so that an old answer can be told from a new one. */
      read_at: z.string(),
      trips: z.array(boardTrip),
      drivers: z.array(boardDriver),
      counts: dayCounts,
      conflicts: z.array(conflict),
    }),
  }),
});
