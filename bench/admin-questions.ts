import { createHash } from "node:crypto";
import { addDays, localDateOf } from "../src/domain/time/local-time.ts";

/** The queries someone may send to Admin’s list of bookings: every filter and every order of the page, and some together. */
export type Question = { readonly name: string; readonly asked: Readonly<Record<string, unknown>> };

const today = localDateOf(new Date());
const byPickup = { sort: "pickup" };
/** Ids as fill-bookings.ts draws them; these two happen to be such as a call accepts. */
const drawn = (of: string) =>
  createHash("md5")
    .update(of)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const orders: readonly Question[] = [
  { name: "first page, newest first", asked: {} },
  { name: "oldest first", asked: { direction: "asc" } },
  { name: "pickup, latest first", asked: byPickup },
  { name: "pickup, earliest first", asked: { ...byPickup, direction: "asc" } },
  { name: "total, largest first", asked: { sort: "total" } },
  { name: "total, smallest first", asked: { sort: "total", direction: "asc" } },
];

const filters: readonly Question[] = [
  { name: "state requested", asked: { states: ["requested"] } },
  { name: "three states", asked: { states: ["requested", "quoted", "awaiting_payment"] } },
  { name: "state declined, by pickup", asked: { states: ["declined"], ...byPickup } },
  { name: "state no-show, by total", asked: { states: ["no_show"], sort: "total" } },
  { name: "unpaid", asked: { money: "unpaid" } },
  { name: "part paid, by pickup", asked: { money: "part", ...byPickup, direction: "asc" } },
  { name: "paid", asked: { money: "paid" } },
  { name: "overpaid", asked: { money: "overpaid" } },
  { name: "refund due", asked: { money: "refund_due" } },
  { name: "pickup today", asked: { pickup_from: today, pickup_to: today, ...byPickup, direction: "asc" } },
  { name: "pickup today, newest first", asked: { pickup_from: today, pickup_to: today } },
  { name: "a month of pickups", asked: { pickup_from: addDays(today, -400), pickup_to: addDays(today, -370) } },
  { name: "booked in a week", asked: { created_from: addDays(today, -207), created_to: addDays(today, -200) } },
  { name: "a service", asked: { service: "day_tour" } },
  { name: "a driver", asked: { driver: drawn("driver9") } },
  { name: "a driver, by pickup", asked: { driver: drawn("driver9"), ...byPickup } },
  { name: "a partner", asked: { partner: drawn("partner10") } },
  { name: "a partner, by pickup", asked: { partner: drawn("partner10"), ...byPickup } },
  { name: "amber", asked: { light: "amber" } },
  { name: "taken by me", asked: { is_mine: true } },
  { name: "change waiting", asked: { has_change: true } },
  { name: "with trial runs", asked: { with_tests: true } },
  { name: "unpaid transfers, by pickup", asked: { money: "unpaid", service: "airport_transfer", ...byPickup } },
];

const searches: readonly Question[] = [
  { name: "search: reference", asked: { search: "CTS-4A1" } },
  { name: "search: surname", asked: { search: "surname77" } },
  { name: "search: first name", asked: { search: "firstname12" } },
  { name: "search: e-mail", asked: { search: "guest17@ex" } },
  { name: "search: telephone", asked: { search: "082 000 0017" } },
  { name: "search: place", asked: { search: "place 77" } },
  { name: "search: nothing found", asked: { search: "zzyzx" } },
];

/**
 * Each beside a driver: common and rare ones, because a page that is soon full and one that never is are read
 * differently.
 */
const besideDriver: readonly Question[] = [
  { name: "completed", asked: { states: ["completed"] } },
  { name: "no-show", asked: { states: ["no_show"] } },
  { name: "two states", asked: { states: ["confirmed", "no_show"] } },
  { name: "service", asked: { service: "day_tour" } },
  { name: "month of pickups", asked: { pickup_from: addDays(today, -400), pickup_to: addDays(today, -370) } },
  { name: "booked in a week", asked: { created_from: addDays(today, -207), created_to: addDays(today, -200) } },
  { name: "paid", asked: { money: "paid" } },
  { name: "unpaid", asked: { money: "unpaid" } },
  { name: "overpaid", asked: { money: "overpaid" } },
  { name: "partner", asked: { partner: drawn("partner10") } },
  { name: "amber", asked: { light: "amber" } },
  { name: "mine", asked: { is_mine: true } },
  { name: "change waiting", asked: { has_change: true } },
  { name: "unpaid tours", asked: { money: "unpaid", service: "day_tour" } },
  ...searches.map(({ name, asked }) => ({ name: name.replace(": ", " "), asked })),
];

/** A driver and a second filter, in every order. */
const driverQuestions: readonly Question[] = besideDriver.flatMap(({ name, asked }) =>
  orders.map((order) => ({
    name: `driver, ${name}, ${order.name.replace("first page, ", "")}`,
    asked: { driver: drawn("driver9"), ...asked, ...order.asked },
  })),
);

export const questions: readonly Question[] = [...orders, ...filters, ...searches, ...driverQuestions];
