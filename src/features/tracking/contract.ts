import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { fixRefusals } from "#domain/tracking/fix.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField } from "#platform/wire.ts";

/** The address that devices send positions to; it is typed into the app together with the token. */
export const osmandAddress = "/api/gps/osmand";
export const positionEventsAddress = "/functions/v1/position-events";

const moment = z.iso.datetime();

const owner = {
  owner_kind: z.enum(["vehicle", "driver"], "Choose a vehicle or a driver"),
  owner_id: z.uuid("Choose a vehicle or a driver"),
};

const trackingDevice = z.object({
  created_at: moment,
  /** When it last sent a position that we stored. */
  last_fix_at: z.nullable(moment),
});
export type TrackingDevice = z.output<typeof trackingDevice>;

const within = (least: number, most: number, message: string) =>
  z._default(z.nullable(z.number(message).check(z.minimum(least, message), z.maximum(most, message))), null);

const sentPosition = z.object({
  /** The sender's own key, used to report refusals. */
  key: z.string().check(z.minLength(1), z.maxLength(64)),
  at: momentField("Enter when it was taken"),
  latitude: z.number("Enter a latitude").check(z.minimum(-90), z.maximum(90)),
  longitude: z.number("Enter a longitude").check(z.minimum(-180), z.maximum(180)),
  accuracy_m: within(0, 100_000, "Enter the accuracy in metres"),
  speed_kmh: within(0, 1000, "Enter the speed in kilometres an hour"),
  heading: within(0, 360, "Enter the heading in degrees"),
  battery: within(0, 100, "Enter the battery in percent"),
});

/** A vehicle’s position, and what it is doing. */
const livePosition = z.object({
  vehicle: z.object({ id: z.string(), plate: z.string(), name: z.string() }),
  driver: z.nullable(z.object({ id: z.string(), name: z.string() })),
  trip: z.nullable(
    z.object({
      id: z.string(),
      reference: z.string(),
      state: z.enum(tripStates),
      pickup: z.string(),
      destination: z.string(),
      pickup_at: moment,
      ends_at: moment,
      /** For a breakdown: the place where its passengers wait for another vehicle. */
      stopped_at: z.optional(z.string()),
    }),
  ),
  taken_at: moment,
  latitude: z.number(),
  longitude: z.number(),
  accuracy_m: z.nullable(z.number()),
  speed_kmh: z.nullable(z.number()),
  heading: z.nullable(z.number()),
  battery: z.nullable(z.number()),
  /** The device’s clock is wrong. */
  is_skewed: z.boolean(),
});
export type LivePosition = z.output<typeof livePosition>;
/** A message to an open map: the vehicles that have moved. */
export type PositionsChanged = { readonly positions: readonly LivePosition[] };

const trailPoint = z.object({
  at: moment,
  latitude: z.number(),
  longitude: z.number(),
  speed_kmh: z.nullable(z.number()),
  heading: z.nullable(z.number()),
});
export type TrailPoint = z.output<typeof trailPoint>;

const trail = z.object({
  points: z.array(trailPoint),
  /** The number stored, of which these points are an even sample. */
  of: z.int(),
});

export const trackingContract = contract({
  trackingDevice: call({
    summary: "Shows the tracking device of a vehicle or a driver, and when it last sent a position.",
    access: rolesThatMay("view_fleet_records"),
    effect: "reads",
    input: z.object(owner),
    output: z.object({
      device: z.nullable(trackingDevice),
      /** Set if the driver switched themselves on duty. */
      on_duty_since: z.nullable(moment),
    }),
  }),
  renewTrackingDevice: call({
    summary: "Creates the token of a tracking device, or replaces it so that the old one stops working.",
    access: rolesThatMay("change_fleet_records"),
    effect: "changes",
    input: z.object(owner),
    /** The token is shown only once. */
    output: z.object({ token: z.string(), address: z.string() }),
    refusals: { not_found: "We couldn’t find that vehicle or driver." },
  }),
  withdrawTrackingDevice: call({
    summary: "Withdraws a tracking device: what it sends is no longer accepted.",
    access: rolesThatMay("change_fleet_records"),
    effect: "changes",
    input: z.object(owner),
    output: z.object({}),
    refusals: { not_found: "There’s no tracking device to withdraw." },
  }),
  sendPositions: call({
    summary: "Stores positions from a driver’s own app, each once, while the driver is on duty.",
    access: ["driver"],
    effect: "gathers",
    limit: { times: 600, seconds: 60 },
    input: z.object({
      positions: z.array(sentPosition).check(z.minLength(1), z.maxLength(500)),
      /** By the phone’s clock. */
      sent_at: z._default(z.nullable(momentField("Enter when they were sent")), null),
    }),
    output: z.object({
      stored: z.int(),
      refused: z.array(z.object({ key: z.string(), reason: z.enum(fixRefusals) })),
      /** How often to send from now on; null: not until you’re on duty again. */
      every_seconds: z.nullable(z.int()),
    }),
    refusals: { not_found: "We couldn’t find you among our drivers." },
  }),
  liveMap: call({
    summary: "Shows where every vehicle on duty is now, with its driver and trip.",
    access: rolesThatMay("view_live_map"),
    // Every view is logged.
    effect: "changes",
    input: z.object({}),
    output: z.object({ positions: z.array(livePosition) }),
  }),
  vehicleTrail: call({
    summary: "Shows where a vehicle was on duty, over at most a day.",
    access: rolesThatMay("view_trip_events"),
    effect: "changes",
    input: z.object({
      vehicle_id: z.uuid("Choose a vehicle"),
      from: momentField("Enter a start"),
      hours: z._default(
        z.int("Enter hours").check(z.minimum(1, "Enter hours"), z.maximum(24, "Choose at most 24 hours")),
        24,
      ),
    }),
    output: trail,
    refusals: { not_found: "We couldn’t find that vehicle." },
  }),
  tripTrail: call({
    summary: "Shows the way a vehicle took on one trip.",
    access: rolesThatMay("view_trip_events"),
    effect: "changes",
    input: z.object({ trip_id: z.uuid("Choose a trip") }),
    output: trail,
    refusals: { not_found: "We couldn’t find that trip." },
  }),
});
