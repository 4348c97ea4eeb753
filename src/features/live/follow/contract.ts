import * as z from "zod/mini";
import { type OurReason, ourReasons } from "#domain/booking/cancellation.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { liveStandings } from "#domain/live/live-window.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { expectedCentsField, momentField, optionalEmailField, slugField, textField } from "#platform/wire.ts";

const moment = z.iso.datetime();
const token = z.string("This isn’t a live link").check(z.trim(), z.maxLength(100, "This isn’t a live link"));
const lost = "We couldn’t open this page. The link may be incomplete, or it was withdrawn.";

/** The delays that passengers can choose from, in minutes. */
export const latenessChoices = [10, 20, 30, 45, 60] as const;
/** Passengers later than this should call us. */
export const latestByMinutes = 120;

const livePosition = z.object({
  latitude: z.number(),
  longitude: z.number(),
  heading: z.nullable(z.number()),
  taken_at: moment,
  /** Rounded to 100 m, because the driver has not departed yet. */
  is_rounded: z.boolean(),
  /** The phone has been silent for a while. */
  is_silent: z.boolean(),
});

const arrival = z.object({
  at: moment,
  target: z.enum(["pickup", "dropoff"]),
  /** Estimated by road from the last position, or the planned time. */
  by: z.enum(["road", "plan"]),
});

/** The waiting charge, as the driver sees it too. */
const wait = z.object({
  /** The driver has arrived and time is counting. */
  is_running: z.boolean(),
  free_minutes: z.int(),
  free_until: moment,
  /** The length of each charged period, in minutes. */
  step_minutes: z.int(),
  step_cents: z.int(),
  steps: z.int(),
  cents: z.int(),
  next_step_at: z.nullable(moment),
});

/** One vehicle of the trip. Facts that the link may not show are null. */
export const liveVehicle = z.object({
  part: z.int(),
  passengers: z.int(),
  state: z.enum(tripStates),
  /** It takes over passengers whose vehicle broke down. */
  is_relief: z.boolean(),
  driver: z.nullable(
    z.object({
      first_name: z.string(),
      photo: z.nullable(z.string()),
      /** Drawn, for as long as there is no photograph. */
      portrait: z.string(),
      /** Only while the driver is on the road for this trip. */
      phone: z.nullable(z.string()),
    }),
  ),
  vehicle: z.nullable(z.string()),
  vehicle_class: z.nullable(slugField()),
  vehicle_photo: z.nullable(z.string()),
  /** Shown instead of a photograph. Null before the vehicle is known. */
  vehicle_portrait: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  position: z.nullable(livePosition),
  arrival: z.nullable(arrival),
  /** Until the passengers are on board. */
  wait: z.nullable(wait),
});
export type LiveVehicle = z.output<typeof liveVehicle>;

const sharedLink = z.object({ id: z.string(), name: z.string(), email: z.string(), address: z.string() });
export type SharedLink = z.output<typeof sharedLink>;

export const liveTrip = z.object({
  /** Family sees less than the passengers. */
  kind: z.enum(["customer", "family", "staff"]),
  standing: z.enum(liveStandings),
  /** From when it can be followed. */
  opens_at: moment,
  read_at: moment,
  /** Why we cancelled; null if we did not. */
  our_reason: z.nullable(z.enum(Object.keys(ourReasons) as OurReason[])),
  /** The passengers. */
  first_name: z.string(),
  title: z.string(),
  pickup_at: moment,
  from: z.string(),
  to: z.string(),
  vehicles: z.array(liveVehicle),
  /** The PIN for the driver, for the customer only; null afterwards. */
  pin: z.nullable(z.string()),
  /** The passengers said they would be late. */
  late: z.nullable(z.object({ minutes: z.int(), reported_at: moment })),
  may_tell_late: z.boolean(),
  may_share: z.boolean(),
  shared: z.array(sharedLink),
});
export type LiveTrip = z.output<typeof liveTrip>;

/** A later pickup for late passengers, by the booking’s own rules. */
export type NewPickup =
  | { readonly standing: "waiting" }
  | {
      readonly standing: "at_once" | "on_request";
      readonly at: string;
      /** Null if only our team can price it. */
      readonly difference_cents: number | null;
      readonly answer_due_at: string | null;
    };

export const followContract = contract({
  liveTrip: call({
    summary:
      "Shows where a trip is by its live link: driver, vehicle, position and arrival time, as far as the link may.",
    access: "anyone",
    effect: "reads",
    // A lobby full of guests shares one network, and a page polls six times a minute.
    limit: { times: 600, seconds: 60 },
    input: z.object({ token }),
    output: liveTrip,
    refusals: { not_found: lost },
  }),
  reportLate: call({
    summary: "Tells the driver and our team that the passengers will be late.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 60 },
    input: z.object({
      token,
      minutes: z
        .int("Choose how late you’ll be")
        .check(
          z.minimum(5, "Choose how late you’ll be"),
          z.maximum(latestByMinutes, "Call us if it’s more than two hours"),
        ),
    }),
    output: z.object({ reported_at: moment }),
    refusals: {
      not_found: lost,
      not_now: "This is only possible from an hour before the pickup until you’re on board. Please call us.",
    },
  }),
  requestNewPickup: call({
    summary: "Asks for a later pickup for passengers who are late, by the rules for changing the booking.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 60 },
    input: z.object({
      token,
      pickup_at: momentField("Choose a time"),
      /** The price the page showed. */
      expected_difference_cents: z._default(expectedCentsField(), 0),
    }),
    output: z.object({
      /** False: our team must agree first, and the booking is unchanged until then. */
      is_applied: z.boolean(),
    }),
    refusals: {
      not_found: lost,
      not_possible: "This pickup can’t be moved here. Please call us.",
      price_changed: "The price of this change is different now. Check it, then try again.",
    },
  }),
  shareLiveTrip: call({
    summary: "Creates a link for family, who see less, and emails it if an address is given.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 60 },
    input: z.object({
      token,
      name: textField("Enter a name", 40),
      /** The address that gets an email when the passengers have arrived. */
      email: optionalEmailField,
    }),
    output: z.object({ link: sharedLink }),
    refusals: {
      not_found: lost,
      over: "This trip can no longer be shared.",
      too_many: `You’ve shared this trip ${companyRules.familyLinksAtMost} times. Withdraw a link first.`,
      not_a_name: "Enter a name without a web address.",
    },
  }),
  withdrawSharedLink: call({
    summary: "Withdraws a link for family: it opens nothing any more.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({ token, link_id: z.uuid("Choose a link") }),
    output: z.object({}),
    refusals: { not_found: lost },
  }),
});
