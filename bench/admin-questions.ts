import { createHash } from "node:crypto";
import { addDays, localDateOf } from "../src/domain/time/local-time.ts";

/** Queries for Admin’s list of bookings: every filter and every order of the page, and some combinations. */
export type Question = { readonly name: string; readonly input: Readonly<Record<string, unknown>> };

const today = localDateOf(new Date());
const byPickup = { sort: "pickup" };
/** Ids as fill-bookings.ts generates them; these two happen to be valid for a call. */
const drawn = (of: string) =>
  createHash("md5")
    .update(of)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const orders: readonly Question[] = [
  { name: "first page, newest first", input: {} },
  { name: "oldest first", input: { direction: "asc" } },
  { name: "pickup, latest first", input: byPickup },
  { name: "pickup, earliest first", input: { ...byPickup, direction: "asc" } },
  { name: "total, largest first", input: { sort: "total" } },
  { name: "total, smallest first", input: { sort: "total", direction: "asc" } },
];

const filters: readonly Question[] = [
  { name: "state requested", input: { states: ["requested"] } },
  { name: "three states", input: { states: ["requested", "quoted", "awaiting_payment"] } },
  { name: "state declined, by pickup", input: { states: ["declined"], ...byPickup } },
  { name: "state no-show, by total", input: { states: ["no_show"], sort: "total" } },
  { name: "unpaid", input: { money: "unpaid" } },
  { name: "part paid, by pickup", input: { money: "part", ...byPickup, direction: "asc" } },
  { name: "paid", input: { money: "paid" } },
  { name: "overpaid", input: { money: "overpaid" } },
  { name: "refund due", input: { money: "refund_due" } },
  { name: "pickup today", input: { pickup_from: today, pickup_to: today, ...byPickup, direction: "asc" } },
  { name: "pickup today, newest first", input: { pickup_from: today, pickup_to: today } },
  { name: "a month of pickups", input: { pickup_from: addDays(today, -400), pickup_to: addDays(today, -370) } },
  { name: "booked in a week", input: { created_from: addDays(today, -207), created_to: addDays(today, -200) } },
  { name: "a service", input: { service: "day_tour" } },
  { name: "a driver", input: { driver: drawn("driver9") } },
  { name: "a driver, by pickup", input: { driver: drawn("driver9"), ...byPickup } },
  { name: "a partner", input: { partner: drawn("partner10") } },
  { name: "a partner, by pickup", input: { partner: drawn("partner10"), ...byPickup } },
  { name: "amber", input: { light: "amber" } },
  { name: "taken by me", input: { is_mine: true } },
  { name: "change waiting", input: { has_change: true } },
  { name: "with trial runs", input: { with_tests: true } },
  { name: "unpaid transfers, by pickup", input: { money: "unpaid", service: "airport_transfer", ...byPickup } },
];

const searches: readonly Question[] = [
  { name: "search: reference", input: { search: "CTS-4A1" } },
  { name: "search: surname", input: { search: "surname77" } },
  { name: "search: first name", input: { search: "firstname12" } },
  { name: "search: e-mail", input: { search: "guest17@ex" } },
  { name: "search: telephone", input: { search: "082 000 0017" } },
  { name: "search: place", input: { search: "place 77" } },
  { name: "search: nothing found", input: { search: "zzyzx" } },
];

/**
 * Filters next to a driver, common and rare ones, because a page that fills soon and one that never fills are
 * read differently.
 */
const besideDriver: readonly Question[] = [
  { name: "completed", input: { states: ["completed"] } },
  { name: "no-show", input: { states: ["no_show"] } },
  { name: "two states", input: { states: ["confirmed", "no_show"] } },
  { name: "service", input: { service: "day_tour" } },
  { name: "month of pickups", input: { pickup_from: addDays(today, -400), pickup_to: addDays(today, -370) } },
  { name: "booked in a week", input: { created_from: addDays(today, -207), created_to: addDays(today, -200) } },
  { name: "paid", input: { money: "paid" } },
  { name: "unpaid", input: { money: "unpaid" } },
  { name: "overpaid", input: { money: "overpaid" } },
  { name: "partner", input: { partner: drawn("partner10") } },
  { name: "amber", input: { light: "amber" } },
  { name: "mine", input: { is_mine: true } },
  { name: "change waiting", input: { has_change: true } },
  { name: "unpaid tours", input: { money: "unpaid", service: "day_tour" } },
  ...searches.map(({ name, input }) => ({ name: name.replace(": ", " "), input })),
];

/** A driver with a second filter, in every order. */
const driverQuestions: readonly Question[] = besideDriver.flatMap(({ name, input }) =>
  orders.map((order) => ({
    name: `driver, ${name}, ${order.name.replace("first page, ", "")}`,
    input: { driver: drawn("driver9"), ...input, ...order.input },
  })),
);

export const questions: readonly Question[] = [...orders, ...filters, ...searches, ...driverQuestions];
