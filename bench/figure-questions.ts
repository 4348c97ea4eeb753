import { addDays, addMonths, localDate, localDateOf } from "../src/domain/time/local-time.ts";

/** What someone may ask the pages of revenue and analytics: what each page asks when it is opened, over a month and over three years. */
export type FigureQuestion = { readonly name: string; readonly call: string; readonly asked: object };

const today = localDateOf(new Date());
const first = localDate(`${today.slice(0, 7)}-01`);
const month = { from: addMonths(first, -1), until: addDays(first, -1) };
const years = { from: addMonths(first, -36), until: addDays(first, -1) };
/** Begins and ends within a month, so that days are read as well. */
const uneven = { from: addDays(addMonths(first, -30), 11), until: addDays(first, -9) };

const groups = ["service", "driver", "vehicle", "provider", "hour", "month"] as const;

const reports = groups.flatMap((by): FigureQuestion[] => [
  { name: `by ${by}, a month against the one before`, call: "read-revenue", asked: { ...month, by } },
  { name: `by ${by}, three years`, call: "read-revenue", asked: { ...years, by, against: "none" } },
]);

export const figureQuestions: readonly FigureQuestion[] = [
  ...reports,
  { name: "by service, 29 months against those before", call: "read-revenue", asked: { ...uneven, by: "service" } },
  {
    name: "by hour of one service, three years",
    call: "read-revenue",
    asked: { ...years, by: "hour", service: "day_tour" },
  },
  { name: "by month, as booked, three years", call: "read-revenue", asked: { ...years, by: "month", basis: "booked" } },
  { name: "rows of a month", call: "revenue-entries", asked: month },
  { name: "rows of three years", call: "revenue-entries", asked: years },
  {
    ...{ name: "rows of a service, three years", call: "revenue-entries" },
    asked: { ...years, by: "service", key: "day_tour" },
  },
  { name: "rows of a month, least left first", call: "revenue-entries", asked: { ...month, is_worst_first: true } },
  { name: "the next eight weeks", call: "revenue-forecast", asked: {} },
  { name: "owed to providers", call: "provider-payables", asked: {} },
  { name: "analytics, a month against the one before", call: "read-analytics", asked: month },
  { name: "analytics, three years", call: "read-analytics", asked: { ...years, against: "none" } },
  { name: "analytics, 29 months against those before", call: "read-analytics", asked: uneven },
  { name: "analytics of one service, three years", call: "read-analytics", asked: { ...years, service: "day_tour" } },
  { name: "bookings behind a figure, three years", call: "figure-entries", asked: { ...years, measure: "booking" } },
  {
    ...{ name: "cancelled ones, three years", call: "figure-entries" },
    asked: { ...years, measure: "booking", outcomes: ["cancelled"] },
  },
  {
    ...{ name: "pickups of one service, three years", call: "figure-entries" },
    asked: { ...years, measure: "pickup", service: "day_tour" },
  },
];
