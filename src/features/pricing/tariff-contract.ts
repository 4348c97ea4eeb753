import * as z from "zod/mini";
import { ruleSums, zoneEnds } from "#domain/pricing/tariff.ts";
import { dayField, slugField } from "#platform/wire.ts";

// A tariff is sent as the document it is stored as, with the engine’s names. Amounts are whole cents.

const price = z.int("Enter an amount").check(z.minimum(0, "Enter R0 or more"), z.maximum(100_000_000, "Too much"));
/** Something on sale must have a price. */
const sellingPrice = price.check(z.minimum(1, "Enter a price above R0"));
const share = z.number("Enter a share").check(z.minimum(0, "Enter 0% or more"), z.maximum(1, "Enter 100% or less"));
const factor = z.number("Enter a number").check(z.minimum(0, "Enter 0 or more"), z.maximum(50, "Too much"));
/** A factor of zero would make every tour and route free. */
const firstFactor = factor.check(z.minimum(0.01, "Enter more than 0"));
const km = z.number("Enter kilometres").check(z.minimum(1, "At least one"), z.maximum(500, "Too far"));
const count = (least: number, most: number) =>
  z.int("Enter a whole number").check(z.minimum(least, `At least ${least}`), z.maximum(most, `At most ${most}`));
const name = z.string().check(z.trim(), z.minLength(1, "Give it a name"), z.maxLength(80, "Too long"));
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 22:00"));
const dayOfYear = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "Enter a date such as 12-15"));

/** For each class of the company that has a price; the server refuses a tariff that lacks one on sale. */
const byClass = <V extends z.core.$ZodType>(value: V) => z.record(slugField(), value);
const partyPrices = byClass(z.object({ from: sellingPrice, each: price }));

export const priceKinds = ["route", "transfer", "group", "tour", "package", "hire", "coach"] as const;

/** Holidays beyond the calendar’s, each once. */
const furtherDays = z.array(z.object({ on: dayField("Choose a date"), name })).check(
  z.maxLength(40),
  z.refine((days) => new Set(days.map(({ on }) => on)).size === days.length, {
    message: "Each date may appear only once",
  }),
);

/** Takes off at most half, so that a fare with every reduction of a season is still one. */
const raise = z
  .number("Enter a share")
  .check(z.minimum(-0.5, "Take off 50% at most"), z.maximum(1, "Add 100% at most"));
const raisedBy = z
  .int("Enter an amount")
  .check(z.minimum(-100_000, "Take off R1 000 at most"), z.maximum(10_000_000, "Too much"));
/** Absent rather than empty: an empty list would never apply. */
const oneOf = <V extends z.core.$ZodType>(value: V, most: number, message: string) =>
  z.optional(z.array(value).check(z.minLength(1, message), z.maxLength(most, "Too many")));

const ruleLimits = z.object({
  /** Sunday is 0. */
  weekdays: oneOf(z.int().check(z.minimum(0), z.maximum(6)), 7, "Choose a weekday"),
  vehicleClasses: oneOf(slugField("Choose a vehicle"), 40, "Choose a vehicle"),
  fromPassengers: z.optional(count(2, 200)),
  places: oneOf(name, 100, "Enter a place"),
  zones: oneOf(name, 100, "Choose a zone"),
  zoneEnd: z.optional(z.enum(zoneEnds)),
  buyers: oneOf(name, 200, "Choose a partner or company"),
});

const spot = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
/** Set by the server from what is drawn on the map. */
const zone = z.object({
  id: name,
  name,
  shape: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("circle"),
      centre: spot,
      radiusM: z.number().check(z.minimum(0), z.maximum(1_000_000)),
    }),
    z.object({ kind: z.literal("polygon"), ring: z.array(spot).check(z.maxLength(100)) }),
  ]),
});

const spanEnd = z
  .string()
  .check(
    z.regex(
      /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
      "Enter 12-15 for every year, or 2027-12-15 for one year",
    ),
  );
const season = z.object({
  id: name,
  name,
  spans: z
    .array(
      z.object({ from: spanEnd, until: spanEnd }).check(
        z.refine(({ from, until }) => from.length === until.length, {
          path: ["until"],
          message: "Give both dates a year, or neither",
        }),
        z.refine(({ from, until }) => from.length === 5 || from <= until, {
          path: ["until"],
          message: "The end comes after the start",
        }),
      ),
    )
    .check(z.minLength(1, "Add its dates"), z.maxLength(40, "Too many")),
});

const timeRule = z.object({
  id: name,
  name,
  share: raise,
  /** A fixed sum for each way or day, in place of the share. */
  amount: z.optional(raisedBy),
  appliesTo: z.array(z.enum(priceKinds)).check(z.minLength(1, "Choose at least one"), z.maxLength(priceKinds.length)),
  when: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("always") }),
    z.object({ kind: z.literal("public_holiday"), also: z.optional(furtherDays) }),
    z.object({ kind: z.literal("hours"), from: timeOfDay, until: timeOfDay }),
    z.object({ kind: z.literal("days"), from: dayOfYear, until: dayOfYear }),
    z.object({ kind: z.literal("season"), season: name }),
    z.object({ kind: z.literal("short_notice"), hours: count(1, 720) }),
    z.object({ kind: z.literal("long_notice"), hours: count(1, 8760) }),
  ]),
  only: z.optional(ruleLimits),
});

const once = <T>(values: readonly T[]) => new Set(values).size === values.length;

/** Every price we charge, complete or refused: a vehicle class without a price would be free. */
const prices = z.object({
  transfer: z
    .object({ hopKm: km, includedKm: km, hop: partyPrices, ride: partyPrices, perKm: byClass(sellingPrice) })
    .check(
      z.refine(({ hopKm, includedKm }) => hopKm < includedKm, {
        path: ["includedKm"],
        message: "A ride reaches further than a short hop",
      }),
    ),
  group: z.object({ hop: partyPrices, ride: partyPrices }),
  emptyWayShare: share,
  routes: z.array(z.object({ town: name, price: sellingPrice })).check(
    z.maxLength(300),
    z.refine((routes) => once(routes.map(({ town }) => town)), "A town has one price"),
  ),
  tours: z.record(z.string().check(z.maxLength(80)), sellingPrice),
  partyFactors: byClass(z.object({ from: firstFactor, each: factor })),
  packages: z.array(z.object({ days: count(1, 30), perPerson: sellingPrice })).check(
    z.maxLength(30),
    z.refine((packages) => once(packages.map(({ days }) => days)), "Each length has one price"),
  ),
  carHire: z.object({ half_day: byClass(sellingPrice), full_day: byClass(sellingPrice) }),
  chauffeur: z.object({ day: sellingPrice, includedHours: count(1, 24), extraHour: sellingPrice }),
  coach: z.object({ hop: byClass(sellingPrice), day: byClass(sellingPrice) }),
  extras: z.object({ stop: price, trailer: price, childSeat: price, driverNight: z.optional(price) }),
  tolls: z
    .array(
      z.object({
        id: name,
        name,
        amount: price,
        places: z.array(name).check(z.maxLength(100)),
        zones: oneOf(name, 100, "Choose a zone"),
      }),
    )
    .check(z.maxLength(100)),
  ruleSum: z.optional(z.enum(ruleSums)),
  seasons: z.optional(
    z.array(season).check(
      z.maxLength(50),
      z.refine((seasons) => once(seasons.map(({ id }) => id)), "Each season has an id of its own"),
    ),
  ),
  zones: z.optional(z.array(zone).check(z.maxLength(200))),
  timeRules: z.array(timeRule).check(
    z.maxLength(100),
    z.refine((rules) => once(rules.map(({ id }) => id)), "Each rule has an id of its own"),
  ),
  groupDiscount: z.object({
    fromPassengers: count(2, 200),
    share: share.check(z.maximum(0.9, "Enter 90% or less")),
  }),
  roundTo: price.check(
    z.minimum(1, "Round to at least one cent"),
    // With coarser rounding a short transfer would be free.
    z.maximum(10_000, "Round to R100 at most"),
  ),
  tourTransportShare: share,
  /** Tours with a different driving share, or without one; each with its reason. */
  tourKeys: z.optional(
    z.record(
      z.string().check(z.maxLength(80)),
      z.object({
        share: z.nullable(share),
        reason: z.string().check(z.trim(), z.minLength(1, "Enter the reason"), z.maxLength(300, "Too long")),
        /** The version that introduced it, set by the server. */
        since: z.optional(count(1, 1_000_000)),
      }),
    ),
  ),
  atLeast: price,
});

/** A rule for a season that was removed would never apply. */
export const tariffContent = prices.check(
  z.refine(
    ({ timeRules, seasons = [] }) =>
      timeRules.every(({ when }) => when.kind !== "season" || seasons.some(({ id }) => id === when.season)),
    { path: ["timeRules"], message: "A rule names a season that is not in the list" },
  ),
);
export type TariffContent = z.output<typeof tariffContent>;
