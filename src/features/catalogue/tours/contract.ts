import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { type TourState, tourStates } from "#domain/catalogue/tour.ts";
import { call, contract } from "#platform/contract.ts";
import { versionField } from "#platform/wire.ts";
import {
  addressTaken,
  gallery,
  line,
  lines,
  listedVersion,
  noticeHours,
  optional,
  picture,
  questions,
  slugField,
} from "../page-contract.ts";
import { pictureGone } from "../picture-contract.ts";

// A tour is sent as the document it is stored as, with the names of the rules.

const monthNumber = z.int().check(z.minimum(1), z.maximum(12));
const weekday = z.int().check(z.minimum(0), z.maximum(6));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Choose a date"));
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 08:30"));
const closedDays = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("holidays"),
    names: z.array(line("Choose a holiday")).check(z.minLength(1, "Choose a holiday"), z.maxLength(30)),
  }),
  z.object({
    kind: z.literal("weekdays"),
    weekdays: z.array(weekday).check(z.minLength(1, "Choose a weekday"), z.maxLength(7)),
  }),
  z.object({
    kind: z.literal("months"),
    months: z.array(monthNumber).check(z.minLength(1, "Choose a month"), z.maxLength(12)),
  }),
  z.object({ kind: z.literal("dates"), dates: z.array(day).check(z.minLength(1, "Choose a date"), z.maxLength(200)) }),
  z.object({
    kind: z.literal("nth_weekday"),
    nth: z.int().check(z.minimum(1), z.maximum(5)),
    weekday,
    month: monthNumber,
  }),
]);

const duration = z
  .object({
    fewest: z.int("Enter a whole number").check(z.minimum(1, "Enter 1 or more"), z.maximum(60, "Too long")),
    most: z.nullable(z.int("Enter a whole number").check(z.minimum(1, "Enter 1 or more"), z.maximum(60, "Too long"))),
    unit: z.enum(["minutes", "hours", "days"]),
  })
  .check(
    z.refine(({ fewest, most }) => most === null || most >= fewest, {
      path: ["most"],
      message: "The longest is not shorter than the shortest",
    }),
    z.refine(({ most, fewest, unit }) => unit !== "days" || (most ?? fewest) <= 30, {
      path: ["most"],
      message: "Enter 30 days or less",
    }),
    z.refine(({ most, fewest, unit }) => unit !== "hours" || (most ?? fewest) <= 24, {
      path: ["most"],
      message: "Enter 24 hours or less, or count in days",
    }),
  );

/** The facts a tour is sold and planned by. */
export const tourFacts = z.object({
  bookSlug: slugField,
  name: line("Enter a name", 80),
  subject: line("Enter how a sentence about it begins", 100),
  duration,
  months: z.nullable(z.array(monthNumber).check(z.minLength(1, "Choose a month"), z.maxLength(12))),
  startTimes: z.array(timeOfDay).check(
    z.minLength(1, "Enter a start time"),
    z.maxLength(12, "At most 12 start times"),
    z.refine((times) => new Set(times).size === times.length, "Each start time may appear only once"),
  ),
  closures: z
    .array(
      z.object({
        when: closedDays,
        effect: z.enum(["closed", "checked", "partly"]),
        text: line("Enter the sentence customers read", 400),
      }),
    )
    .check(z.maxLength(40, "At most 40")),
  needsWeather: z.boolean(),
  isArrangedAhead: z.boolean(),
  noticeHours,
});

const coordinate = (most: number) => z.number("Enter a number").check(z.minimum(-most), z.maximum(most));

/** A tour as it is edited: what it is sold by, and its page. */
export const tourForm = z.object({
  ...tourFacts.shape,
  metaTitle: line("Enter the title for search engines", 120),
  metaDescription: line("Enter the description for search engines", 320),
  lead: line("Enter a sentence or two about the tour", 600),
  story: lines(20, 3000),
  location: line("Enter where it goes", 120),
  highlights: lines(12, 120),
  itinerary: z
    .array(z.object({ time: line("Enter the time", 30), title: line("Enter a title", 120), text: optional(800) }))
    .check(z.maxLength(40, "At most 40 stops")),
  included: lines(20),
  notIncluded: lines(20),
  bring: lines(20),
  bestTime: optional(800),
  seasonalNote: z.optional(optional(800)),
  pickupAreas: lines(20, 120),
  questions,
  stops: z
    .array(
      z.object({
        name: line("Enter the name", 120),
        lat: coordinate(90),
        lon: coordinate(180),
        time: z.optional(optional(30)),
      }),
    )
    .check(z.maxLength(40, "At most 40 stops")),
  related: z.array(slugField).check(z.maxLength(6, "At most six")),
  otherNames: optional(300),
  picture: z.nullable(picture),
  gallery,
  map: z.nullable(z.string().check(z.maxLength(80))),
});
export type TourForm = z.output<typeof tourForm>;

const state = z.enum(tourStates);
const editors = rolesThatMay("change_tariffs");
const readers = rolesThatMay("view_tariffs");

const listedTour = z.object({
  slug: z.string(),
  name: z.string(),
  state,
  version: z.int(),
  /** For a party in a sedan, by the tariff in force today; null if it has none. */
  price_cents: z.nullable(z.int()),
  /** Bookings with a pickup to come. */
  booked: z.int(),
  updated_at: z.iso.datetime(),
});
export type ListedTour = z.output<typeof listedTour>;

const gone = "We couldn’t find that tour.";
const changed = "Someone else has just changed this tour. Review the changes, then save again.";

export const toursContract = contract({
  listTours: call({
    summary: "Lists our tours in the order they are shown, drafts and ended ones included.",
    access: readers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ tours: z.array(listedTour) }),
  }),
  readTour: call({
    summary: "Reads a tour for editing, with its price and its versions.",
    access: readers,
    effect: "reads",
    input: z.object({ slug: slugField }),
    output: z.object({
      slug: z.string(),
      state,
      version: z.int(),
      price_cents: z.nullable(z.int()),
      tour: z.custom<TourForm>(),
      versions: z.array(z.extend(listedVersion, { state })),
    }),
    refusals: { not_found: gone },
  }),
  saveTour: call({
    summary: "Saves a new version of a tour, or a new tour as a draft, with its price from today.",
    access: editors,
    effect: "changes",
    input: z.object({
      slug: slugField,
      /** 0 for a new tour. */
      version: versionField,
      tour: tourForm,
      /** Null leaves the price as it is. */
      price_cents: z.nullable(
        z.int("Enter a price").check(z.minimum(1, "Enter a price above R0"), z.maximum(100_000_000, "Too much")),
      ),
    }),
    output: z.object({ slug: z.string(), version: z.int() }),
    refusals: {
      not_found: gone,
      changed_meanwhile: changed,
      address_taken: addressTaken,
      picture_gone: pictureGone,
    },
  }),
  moveTour: call({
    summary: "Puts a tour on sale, pauses it, ends it, or puts an ended one back.",
    access: editors,
    effect: "changes",
    input: z.object({ slug: slugField, version: versionField, to: state }),
    output: z.object({ state: z.custom<TourState>(), version: z.int() }),
    refusals: {
      not_found: gone,
      changed_meanwhile: changed,
      no_price: "This tour has no price yet. Enter one, then put it on sale.",
      not_possible: "A tour with this status can’t be changed to that one.",
      address_taken: addressTaken,
    },
  }),
  orderTours: call({
    summary: "Changes the order in which tours are shown.",
    access: editors,
    effect: "changes",
    input: z.object({ slugs: z.array(slugField).check(z.maxLength(500)) }),
    output: z.object({}),
    refusals: { changed_meanwhile: "Someone else has just added a tour. Look at the list, then order it again." },
  }),
  putTourBack: call({
    summary: "Makes an older version of a tour the current one again, as a new version.",
    access: editors,
    effect: "changes",
    input: z.object({ slug: slugField, version: versionField, current_version: versionField }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that version.",
      changed_meanwhile: changed,
      no_longer_valid: "That version no longer fits today’s rules. Enter its values instead.",
      address_taken: addressTaken,
    },
  }),
});
