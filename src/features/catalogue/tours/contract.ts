import * as z from "zod/mini";

// A tour is sent as the document it is stored as, with the names of the rules.

const monthNumber = z.int().check(z.minimum(1), z.maximum(12));
const weekday = z.int().check(z.minimum(0), z.maximum(6));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Choose a date"));
const line = (message: string, most = 200) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(most, `Please use at most ${most} characters`));
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 08:30"));
export const slugField = z
  .string("Enter an address")
  .check(
    z.maxLength(60, "Please use at most 60 characters"),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lower-case letters, digits and hyphens, such as cape-point"),
  );

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

/** What a tour is sold and planned by. */
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
  noticeHours: z.nullable(
    z.int("Enter hours").check(z.minimum(1, "Enter 1 or more"), z.maximum(720, "Enter 720 or less")),
  ),
});
