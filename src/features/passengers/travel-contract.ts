import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { travelNeeds } from "#domain/passenger/travel-needs.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { dayField, pageSizeField, searchField } from "#platform/wire.ts";
import { passengerFields } from "./contract.ts";

/** Those who plan the day; partners and customers see the lists of their own bookings beside each booking. */
const team = rolesThatMay("note_customers");

const file = z.object({ name: z.string(), type: z.string(), content: z.string() });

const traveller = z.object({
  id: z.string(),
  ...passengerFields,
  needs_text: z.string(),
  reference: z.string(),
  trip_id: z.string(),
  trip_state: z.enum(tripStates),
  pickup_at: z.string(),
  from: z.string(),
  to: z.string(),
  /** The name on the booking. */
  customer: z.string(),
});
export type Traveller = z.output<typeof traveller>;

const filter = {
  search: searchField,
  need: z.optional(z.nullable(z.enum(travelNeeds))),
  from: z.optional(z.nullable(dayField())),
  to: z.optional(z.nullable(dayField())),
  /** Ahead from today on, the next trip first; past backwards from yesterday; a search looks at both. */
  when: z._default(z.enum(["ahead", "past"]), "ahead"),
};
export type TravelFilter = z.output<z.ZodMiniObject<typeof filter>>;

const manifest = z.object({
  trip_id: z.string(),
  reference: z.string(),
  state: z.enum(tripStates),
  pickup_at: z.string(),
  from: z.string(),
  to: z.string(),
  /** Booked on this trip, against how many are named. */
  booked: z.int(),
  customer: z.string(),
  phone: z.string(),
  driver: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  /** With their phones. */
  guides: z.readonly(z.array(z.string())),
  flight: z.string(),
  passengers: z.array(z.object({ id: z.string(), ...passengerFields })),
});
export type Manifest = z.output<typeof manifest>;

/** Manifests of a day, or of one trip. */
const which = {
  date: z.optional(z.nullable(dayField())),
  trip_id: z.optional(z.nullable(z.uuid("Choose a trip"))),
};

export const travelContract = contract({
  listPassengers: call({
    summary: "Lists who travels, by name, phone, room, booking, date and need, trip by trip.",
    access: team,
    effect: "reads",
    input: z.object({ ...filter, after: timeKey.field, size: pageSizeField(25) }),
    output: z.object({ passengers: z.array(traveller), next: z.nullable(z.string()) }),
  }),
  exportPassengers: call({
    summary: "Reads a list of who travels as a CSV file.",
    access: team,
    effect: "reads",
    input: z.object(filter),
    output: file,
  }),
  readPassenger: call({
    summary: "Reads one passenger with what they need and the trips they are listed on.",
    access: team,
    effect: "reads",
    input: z.object({ id: z.uuid("Choose a passenger") }),
    output: z.object({ passenger: traveller, trips: z.array(traveller) }),
    refusals: { not_found: "We couldn’t find that passenger. The list may have changed." },
  }),
  tripManifests: call({
    summary: "Reads the guest lists of a day’s trips, or of one trip.",
    access: team,
    effect: "reads",
    input: z.object(which),
    output: z.object({ manifests: z.array(manifest) }),
  }),
  manifestFile: call({
    summary: "Draws the passenger manifests of a day, or of one trip, as a PDF.",
    access: team,
    effect: "reads",
    limit: { times: 30, seconds: 60 },
    input: z.object(which),
    output: file,
    refusals: { no_trip: "There is no guest list to print." },
  }),
});
