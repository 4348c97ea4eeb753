import { createHash } from "node:crypto";
import { addDays, addMonths, localDate, localDateOf } from "../src/domain/time/local-time.ts";

/** The queries that the revenue and analytics pages send when they open, for a month and for three years. */
export type FigureQuestion = { readonly name: string; readonly call: string; readonly input: object };

const today = localDateOf(new Date());
const first = localDate(`${today.slice(0, 7)}-01`);
const month = { from: addMonths(first, -1), until: addDays(first, -1) };
const years = { from: addMonths(first, -36), until: addDays(first, -1) };
/** Starts and ends within a month, so that single days are read as well. */
const uneven = { from: addDays(addMonths(first, -30), 11), until: addDays(first, -9) };

const hash = createHash("md5").update("driver7").digest("hex");
/** One of the drivers that fill-bookings.ts writes. */
const driver = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-${hash.slice(12, 16)}-${hash.slice(16, 20)}-${hash.slice(20)}`;

const groups = ["service", "driver", "vehicle", "provider", "hour", "month"] as const;

const reports = groups.flatMap((by): FigureQuestion[] => [
  { name: `by ${by}, a month against the one before`, call: "read-revenue", input: { ...month, by } },
  { name: `by ${by}, three years`, call: "read-revenue", input: { ...years, by, against: "none" } },
]);

export const figureQuestions: readonly FigureQuestion[] = [
  ...reports,
  { name: "by service, 29 months against those before", call: "read-revenue", input: { ...uneven, by: "service" } },
  {
    name: "by hour of one service, three years",
    call: "read-revenue",
    input: { ...years, by: "hour", service: "day_tour" },
  },
  { name: "by month, as booked, three years", call: "read-revenue", input: { ...years, by: "month", basis: "booked" } },
  { name: "rows of a month", call: "revenue-entries", input: month },
  { name: "rows of three years", call: "revenue-entries", input: years },
  {
    name: "rows of a service, three years",
    call: "revenue-entries",
    input: { ...years, by: "service", key: "day_tour" },
  },
  { name: "rows of a month, least left first", call: "revenue-entries", input: { ...month, is_worst_first: true } },
  { name: "the next eight weeks", call: "revenue-forecast", input: {} },
  { name: "owed to providers", call: "provider-payables", input: {} },
  { name: "analytics, a month against the one before", call: "read-analytics", input: month },
  { name: "analytics, three years", call: "read-analytics", input: { ...years, against: "none" } },
  { name: "analytics, 29 months against those before", call: "read-analytics", input: uneven },
  { name: "analytics of one service, three years", call: "read-analytics", input: { ...years, service: "day_tour" } },
  { name: "bookings behind a figure, three years", call: "figure-entries", input: { ...years, measure: "booking" } },
  {
    name: "cancelled ones, three years",
    call: "figure-entries",
    input: { ...years, measure: "booking", outcomes: ["cancelled"] },
  },
  {
    name: "pickups of one service, three years",
    call: "figure-entries",
    input: { ...years, measure: "pickup", service: "day_tour" },
  },
  ...["quote", "shift", "refund", "customer", "price"].map(
    (measure): FigureQuestion => ({
      name: `rows of ${measure}, three years`,
      call: "figure-entries",
      input: { ...years, measure },
    }),
  ),
  ...["reason", "date", "area", "vehicle"].map(
    (by): FigureQuestion => ({
      name: `not booked by ${by}, three years`,
      call: "missed-sales",
      input: { ...years, by },
    }),
  ),
  {
    name: "not booked in one area, three years",
    call: "missed-entries",
    input: { ...years, by: "area", key: "Area 7" },
  },
  { name: "promises, three years", call: "read-promises", input: years },
  {
    name: "any month against any other years",
    call: "read-revenue",
    input: { ...month, by: "service", against: "other", against_from: years.from, against_until: uneven.until },
  },
  { name: "rows of a driver, three years", call: "revenue-entries", input: { ...years, by: "driver", key: driver } },
  { name: "file by service, three years", call: "revenue-file", input: { ...years, by: "service" } },
  { name: "file of the figures, three years", call: "analytics-file", input: { ...years, part: "figures" } },
];
