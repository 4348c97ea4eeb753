import * as z from "zod/mini";
import { flightStatuses } from "#domain/flight/flight.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { childSeatSizes } from "#features/booking/journey-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";

const passengerToMeet = z.object({
  name: z.string(),
  /** Null while the driver may not see it. */
  phone: z.nullable(z.string()),
  room: z.string(),
  needs: z.array(z.string()),
});

/** The facts for everyone who works on a trip. Never includes the customer’s price. */
export const tripFacts = {
  id: z.string(),
  reference: z.string(),
  state: z.enum(tripStates),
  service_type: z.string(),
  offer: z.nullable(z.string()),
  /** The tour as it was sold. */
  service_name: z.string(),
  tour_name: z.nullable(z.string()),
  pickup_at: z.string(),
  ends_at: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  passengers: z.int(),
  bags: z.int(),
  child_seats: z.int(),
  child_seat_sizes: childSeatSizes,
  /** The number of this vehicle, and how many the leg uses; passengers and bags are this vehicle’s. */
  part: z.int(),
  vehicles: z.int(),
  /** For a relief vehicle: the trip that broke down, whose passengers it takes over. */
  continues: z.nullable(z.string()),
  /** Stops on the way. */
  stops: z.array(z.string()),
  /** Null while this person may not see it. */
  passenger_name: z.nullable(z.string()),
  passenger_phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  flight: z.nullable(z.string()),
};

export const vehicleOnTrip = z.object({ plate: z.string(), name: z.string(), seats: z.int() });

export const driverTrip = z.object({
  ...tripFacts,
  version: z.int(),
  /** Offered to the driver, not accepted yet. */
  is_offer: z.boolean(),
  vehicle: vehicleOnTrip,
  /** The guest list, if there is one; only while the driver needs it. */
  guests: z.optional(z.array(passengerToMeet)),
  /** The customer’s usual preferences, such as a cool vehicle. */
  preferences: z.optional(z.array(z.string())),
  /** When the driver is asked to reconfirm, from our team’s settings. */
  reconfirm_from: z.string(),
  /** For the meter at the pickup: the driver’s arrival, and how long waiting is free. */
  arrived_at: z.nullable(z.string()),
  free_wait_minutes: z.int(),
  /** The passengers’ last message that they are late, until they have been met. */
  late: z.nullable(z.object({ minutes: z.int(), reported_at: z.string() })),
  /** For a trip that broke down: who comes for its passengers, and by when. Null once they are on board. */
  relief: z.nullable(
    z.object({
      expected_at: z.string(),
      driver: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      vehicle: z.nullable(z.string()),
    }),
  ),
  /** The flight’s status, as long as the driver may know the flight. */
  flight_news: z.nullable(
    z.object({
      status: z.enum(flightStatuses),
      expected_at: z.nullable(z.string()),
      terminal: z.string(),
      gate: z.string(),
    }),
  ),
});
export type DriverTrip = z.output<typeof driverTrip>;

export const providerTrip = z.object({
  ...driverTrip.shape,
  driver: z.object({ id: z.string(), name: z.string() }),
  /** The provider’s payout; null if none was agreed. */
  payout_cents: z.nullable(z.int()),
});
export type ProviderTrip = z.output<typeof providerTrip>;

export const tripKey = pageKey({ pickupAt: keyParts.moment, assignmentId: keyParts.id });
const pageOfTrips = z.object({
  /** `ahead` starts with today's first trip; `past` goes back thirty days. */
  when: z.enum(["ahead", "past"]),
  after: tripKey.field,
});
export type PageOfTrips = z.output<typeof pageOfTrips>;

export const ownTripsContract = contract({
  myTrips: call({
    summary: "Lists the driver’s own trips, upcoming or of the last 30 days.",
    access: ["driver"],
    effect: "reads",
    input: pageOfTrips,
    output: z.object({ trips: z.array(driverTrip), next: z.nullable(z.string()) }),
  }),
  myTrip: call({
    summary: "Reads one of the driver’s own trips, upcoming or of the last 30 days.",
    access: ["driver"],
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({ trip: driverTrip }),
    refusals: { not_found: "We couldn’t find that trip." },
  }),
  providerTrips: call({
    summary: "Lists the trips of a driver provider’s own drivers.",
    access: ["driver_provider"],
    effect: "reads",
    input: pageOfTrips,
    output: z.object({ trips: z.array(providerTrip), next: z.nullable(z.string()) }),
  }),
});
