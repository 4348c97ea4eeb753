import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { offerStandings } from "#domain/trip/offer-round.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { childSeatSizes } from "#features/booking/journey-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, optionalTextField, textField, versionField } from "#platform/wire.ts";
import { gateReason } from "../contract.ts";

const assigning = rolesThatMay("assign_driver");

/** At most this many drivers or providers are asked about one trip. */
const maxAtOnce = 250;

const crewChoice = z.object({ driver_id: z.uuid("Choose a driver"), vehicle_id: z.uuid("Choose a vehicle") });

const offering = z
  .object({
    trip_id: z.uuid(),
    version: versionField,
    mode: z.enum(["direct", "cascade", "broadcast", "pool"], "Choose how to offer the trip"),
    /** Drivers, each with a vehicle; a cascade asks them in this order. */
    to: z._default(z.array(crewChoice).check(z.maxLength(maxAtOnce)), []),
    provider_ids: z._default(z.array(z.uuid()).check(z.maxLength(maxAtOnce)), []),
    /** If left out, providers and their drivers get the suggested share, our own drivers none. */
    payout_cents: z.optional(z.nullable(centsField())),
    /** If the trip has a driver: the reason for taking it from them, which they will read. */
    instead_reason: z.optional(optionalTextField(500)),
  })
  .check(
    z.refine(({ mode, to }) => mode !== "direct" || to.length === 1, { path: ["to"], message: "Choose one driver" }),
    z.refine(({ mode, to }) => mode === "pool" || to.length > 0, { path: ["to"], message: "Choose a driver" }),
    z.refine(({ to }) => new Set(to.map(({ driver_id }) => driver_id)).size === to.length, {
      path: ["to"],
      message: "Choose each driver once",
    }),
    z.refine(({ mode, provider_ids }) => mode !== "pool" || provider_ids.length > 0, {
      path: ["provider_ids"],
      message: "Choose a provider",
    }),
  );

const done = { trip_id: z.string(), version: z.int(), state: z.enum(tripStates) };

const moment = z.iso.datetime();

const vehicle = z.object({ plate: z.string(), name: z.string(), seats: z.int() });

/** A trip as a driver who is asked sees it: rough area, time, number of passengers and pay. */
export const offeredTrip = {
  standing: z.enum(offerStandings),
  /** The deadline for an answer. */
  answer_by: moment,
  /** Others are asked at the same time: the first to accept gets the trip. */
  is_broadcast: z.boolean(),
  service_type: z.string(),
  service_name: z.string(),
  pickup_at: moment,
  ends_at: moment,
  /** Null if we only know the address. */
  pickup_area: z.nullable(z.string()),
  destination_area: z.nullable(z.string()),
  passengers: z.int(),
  /** The number of this vehicle, and how many the trip uses. */
  part: z.int(),
  vehicles: z.int(),
  bags: z.int(),
  child_seats: z.int(),
  child_seat_sizes: childSeatSizes,
  extra_stops: z.int(),
  /** The amount agreed for this trip. */
  payout_cents: z.nullable(z.int()),
  /** Calculated with the driver’s pay rule for the planned trip; null if an amount was agreed. */
  expected_pay_cents: z.nullable(z.int()),
};

/** Why the driver can’t accept it, such as an expired document; empty if they can. */
const against = z.array(z.string());

/** Further facts for a driver who has accepted. */
const tripDetails = z.object({
  reference: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  stops: z.array(z.string()),
  flight: z.string(),
  /** Null until shortly before the trip. */
  passenger_name: z.nullable(z.string()),
  passenger_phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
});

export const shownOffer = z.object({
  ...offeredTrip,
  driver_name: z.string(),
  vehicle,
  /** Null until it is accepted. */
  details: z.nullable(tripDetails),
  /** `reconfirm`: the driver is asked whether they are still coming. `done`: they have confirmed. */
  against,
  reconfirmation: z.enum(["not_yet", "asked", "done"]),
});
export type ShownOffer = z.output<typeof shownOffer>;

export const myOffer = z.object({ id: z.string(), trip_id: z.string(), ...offeredTrip, vehicle, against });
export type MyOffer = z.output<typeof myOffer>;

export const tripToken = z.string().check(z.trim(), z.maxLength(100, "This isn’t a trip link"));
/** Yes or no, and a reason for no. */
export const answer = {
  answer: z.enum(["accept", "decline"], "Choose accept or decline"),
  reason: optionalTextField(500),
};

export const lostTrip = "We couldn’t open this trip. The link may be incomplete or out of date.";
/** Each is shown on its own page under this name. */
const noLonger = {
  taken: "Another driver has already accepted this trip.",
  expired: "The deadline to answer this offer has passed.",
  withdrawn: "This offer has been withdrawn.",
};
export const answered = {
  ...noLonger,
  already_accepted: "You have already accepted this trip. If you can no longer drive it, please call dispatch.",
  already_declined: "You have already declined this trip. If you can drive after all, please call dispatch.",
  /** With `details.reasons`, as sentences. */
  blocked: "You can’t take this trip as it is. Please call dispatch.",
};
/** The same refusals, worded for our team. */
const answeredFor = {
  ...noLonger,
  already_accepted: "The driver has already accepted this trip.",
  already_declined: "The driver has already declined this trip.",
  /** With `details.reasons`, as sentences. */
  blocked: "The driver can’t take this trip as it is.",
};
const stale = {
  not_found: "We couldn’t find that trip.",
  changed_meanwhile: "Someone else has just changed this trip. Review the changes, then try again.",
  not_possible: "This trip’s status doesn’t allow that. Reload the page to see what you can do.",
};

export const offersContract = contract({
  offerTrip: call({
    summary: "Offers a trip to one driver, to several in turn or at once, or to providers.",
    access: assigning,
    effect: "changes",
    input: offering,
    output: z.object({
      ...done,
      /** How many were asked now; in a cascade the others wait their turn. */
      asked: z.int(),
      waiting: z.int(),
      /** At night, when the waiting drivers will be asked; null by day. */
      asks_at: z.nullable(z.string()),
      /** Drivers who may not drive it and were not asked, with the reason. */
      left_out: z.array(z.object({ driver_id: z.string(), name: z.string(), reasons: z.array(gateReason) })),
    }),
    refusals: {
      ...stale,
      too_late: "The pickup time has passed, so this trip can’t be offered.",
      no_such_crew: "We couldn’t find that driver, vehicle or provider.",
      /** With `details.reasons`, as sentences: their regions, vehicle classes or quotas. */
      not_for_providers: "This trip isn’t for any of these providers.",
      /** With `details.reasons`, each a `gateReason`: none of the chosen drivers may drive it. */
      blocked: "None of these drivers and vehicles can take this trip as it is.",
    },
  }),
  withdrawOffers: call({
    summary: "Withdraws every open offer of a trip. It has no driver again.",
    access: assigning,
    effect: "changes",
    input: z.object({ trip_id: z.uuid(), version: versionField, reason: optionalTextField(500) }),
    output: z.object({ ...done, withdrawn: z.int() }),
    refusals: stale,
  }),
  readOffer: call({
    summary: "Opens an offer by its link. It shows the trip; passenger details only after acceptance.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ token: tripToken }),
    output: shownOffer,
    refusals: { not_found: lostTrip },
  }),
  answerOffer: call({
    summary: "Accepts or declines an offer by its link. Said twice, it counts once.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({ token: tripToken, ...answer }),
    output: z.object({ standing: z.enum(offerStandings) }),
    refusals: { not_found: lostTrip, ...answered },
  }),
  answerOfferFor: call({
    summary:
      "Accepts or declines an open offer on behalf of the driver, who said so by phone. Said twice, it counts once.",
    access: rolesThatMay("answer_trip_offer"),
    effect: "changes",
    input: z.object({
      offer_id: z.uuid(),
      answer: answer.answer,
      reason: textField("Enter how you know, such as: said yes by phone", 500),
    }),
    output: z.object({ standing: z.enum(offerStandings) }),
    refusals: {
      not_found: "We couldn’t find that offer.",
      names_no_driver: "This provider hasn’t named a driver. Assign one of their drivers instead.",
      ...answeredFor,
    },
  }),
});
export type OfferRefusal = keyof typeof answered;
