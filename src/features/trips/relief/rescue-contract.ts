import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, textField, versionField } from "#platform/wire.ts";
import { lookedAt, tripDone, tripRefusals } from "../contract.ts";

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));
const point = z.object({ latitude, longitude });

const place = z.object({ text: z.string(), ...point.shape });
export type RescuePlace = z.output<typeof place>;

const someone = z.object({ id: z.string(), name: z.string() });

/** A driver with a vehicle, and what they would take. */
const crew = z.object({
  driver: z.object({ ...someone.shape, phone: z.string() }),
  vehicle: z.object({ id: z.string(), plate: z.string(), name: z.string(), seats: z.int() }),
  provider: z.nullable(z.string()),
  passengers: z.int(),
  bags: z.int(),
  /** To the passengers, by road. */
  km: z.number(),
  /** How we know where they are: the vehicle’s position, where its last trip ends, or the driver’s home. */
  known: z.enum(["position", "last_trip", "home"]),
  /** The trip they are on now: whose passengers stay on board, or are brought to their end first. */
  current: z.nullable(
    z.object({ trip_id: z.string(), reference: z.string(), kind: z.enum(["own_group", "others", "before"]) }),
  ),
});
export type RescueCrewShown = z.output<typeof crew>;

/** A trip that its driver would have to give away. */
const displaced = z.object({
  trip_id: z.string(),
  version: z.int(),
  reference: z.string(),
  pickup_at: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  /** If they kept it. */
  minutes_late: z.int(),
  /** The driver who can take it over; null where no one can. */
  takeover: z.nullable(z.object({ driver: someone, vehicle: z.object({ id: z.string(), plate: z.string() }) })),
});
export type DisplacedTrip = z.output<typeof displaced>;

const choice = z.object({
  crews: z.array(crew),
  /** Until the last of the passengers rides on. */
  minutes: z.int(),
  arrives_at: z.string(),
  displaced: z.array(displaced),
});
export type RescueChoiceShown = z.output<typeof choice>;

/** With passengers on board; waiting for another vehicle; still to be picked up. */
export const rescueStages = ["aboard", "waiting", "before_pickup"] as const;

export const rescueContract = contract({
  rescueOptions: call({
    summary: "Ranks the vehicles that could take on the passengers of one that broke down, the soonest first.",
    access: rolesThatMay("assign_driver"),
    effect: "reads",
    input: z.object({
      /** Any trip of the drive: the answer is about the vehicle whose passengers are there now. */
      trip_id: z.uuid(),
      /** Where the passengers are, if it isn’t where the vehicle was last seen: a point or a place by name. */
      place: z.optional(z.union([point, z.object({ text: textField("Enter a place", 200) })])),
    }),
    output: z.object({
      trip_id: z.string(),
      version: z.int(),
      reference: z.string(),
      state: z.enum(tripStates),
      /** Null if no vehicle can be sent: it goes as planned, or it is over. */
      stage: z.nullable(z.enum(rescueStages)),
      destination: z.string(),
      passengers: z.int(),
      bags: z.int(),
      /** The driver on their way already, who would be replaced. */
      coming: z.nullable(z.string()),
      /** The place of the vehicle; null where no one knows it. */
      stopped_at: z.nullable(point),
      /** Where the passengers should wait; null until someone says where. */
      meeting: z.nullable(z.object({ ...place.shape, walk_metres: z.int() })),
      choices: z.array(choice),
      /** Drivers of ours who can’t come: busy, too far, too small, or not allowed. */
      others: z.int(),
      providers: z.array(someone),
    }),
    refusals: { not_found: tripRefusals.not_found },
  }),
  rescueTrip: call({
    summary:
      "Sends another vehicle to the passengers of one that broke down: ends its part, assigns the next, and passes on the trips that its driver leaves.",
    access: rolesThatMay("assign_driver"),
    effect: "creates",
    input: z.object({
      ...lookedAt,
      reason: textField("Enter what happened", 500),
      /** The vehicle that is on its way to them has broken down too. */
      has_broken: z._default(z.boolean(), false),
      /** Where the passengers wait. */
      place: z.object({ text: textField("Enter where the passengers wait", 200), at: z.nullable(point) }),
      /** None: the breakdown is recorded, and the vehicle is chosen later. */
      crews: z
        .array(
          z.object({
            driver_id: z.uuid("Choose a driver"),
            vehicle_id: z.uuid("Choose a vehicle"),
            passengers: z.int().check(z.minimum(1), z.maximum(500)),
            bags: z.int().check(z.minimum(0), z.maximum(500)),
            /** The trip they are on now, which overlaps. */
            current: z._default(z.nullable(z.uuid()), null),
          }),
        )
        .check(z.maxLength(2, "Choose at most 2 vehicles")),
      /** When the last of them is expected there. */
      arrives_at: z.optional(momentField()),
      /** The trips that the drivers leave, each with who takes it over; null if no one does yet. */
      displaced: z._default(
        z
          .array(
            z.object({
              trip_id: z.uuid(),
              version: versionField,
              driver_id: z.nullable(z.uuid()),
              vehicle_id: z.nullable(z.uuid()),
            }),
          )
          .check(z.maxLength(10, "Choose a driver with fewer trips")),
        [],
      ),
    }),
    output: z.object({ trips: z.array(tripDone) }),
    refusals: {
      ...tripRefusals,
      /** With `details.driver`. */
      rescued: "Someone else has just sent a vehicle to these passengers. Reload the page to see which.",
      trips_changed: "One of the trips that would be passed on has just changed. Look at the proposals again.",
      no_such_crew: "We couldn’t find that driver or vehicle.",
      /** With `details.reasons`. */
      blocked: "This driver and vehicle can’t take the passengers any more. Look at the proposals again.",
      taken: "Someone else has just taken that driver or vehicle. Look at the proposals again.",
      sums_differ: "The vehicles must take all passengers and bags together.",
    },
  }),
});
