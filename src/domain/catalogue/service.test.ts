import { expect, test } from "vitest";
import {
  kindName,
  kindsOnSale,
  offersOfKind,
  pausedBecause,
  type SoldService,
  serviceChoices,
  serviceFieldChoices,
  serviceKeyName,
  serviceKeyOf,
  serviceNamed,
  serviceOf,
  servicesWithPage,
  usualServiceOf,
} from "./service.ts";
import { startingServices } from "./starting-services.ts";

const own: SoldService = {
  slug: "vip-arrival",
  kind: "airport_transfer",
  state: "on_sale",
  bookSlug: "vip",
  isUsual: false,
  isPopular: false,
  noticeHours: null,
  name: "VIP Arrival",
  title: "VIP Arrivals",
  text: "",
  choice: 8,
};
const services = [own, ...startingServices];

test("fields and filters name the usual service of a kind by it, and any other by itself", () => {
  const keyOf = (service: string, offer: string | null) => serviceKeyOf(services, { service, offer });
  expect(keyOf("airport_transfer", null)).toBe("airport_transfer");
  expect(keyOf("airport_transfer", "airport-transfers")).toBe("airport_transfer");
  expect(keyOf("airport_transfer", "vip-arrival")).toBe("vip-arrival");
  expect(serviceKeyName(services, "vip-arrival")).toBe("VIP Arrival");
  const renamed = services.map((one) => (one.slug === "airport-transfers" ? { ...one, name: "Airport Rides" } : one));
  expect(serviceFieldChoices(renamed)).toContainEqual({ value: "airport_transfer", label: "Airport Rides" });
  expect(serviceFieldChoices([{ ...own, state: "ended" }])).toEqual([]);
});

test("a new trip is of a kind on sale, under today’s name, and sold as any service of it", () => {
  const labelOf = (list: readonly SoldService[], chosen = "") =>
    kindsOnSale(list, chosen).find(({ value }) => value === "airport_transfer")?.label;
  const change = (changes: Partial<SoldService>) =>
    services.map((one) => (one.slug === "airport-transfers" ? { ...one, ...changes } : one));
  expect(labelOf(change({ name: "Airport Rides" }))).toBe("Airport Rides");
  expect(labelOf(change({ state: "paused" }))).toBe("VIP Arrival");
  const [, ...withoutOwn] = change({ state: "paused" });
  expect(labelOf(withoutOwn)).toBeUndefined();
  expect(labelOf(withoutOwn, "airport_transfer")).toBe("Airport Transfer");
  expect(offersOfKind(services, "airport_transfer")).toEqual([
    { value: "vip-arrival", label: "VIP Arrival" },
    { value: "airport-transfers", label: "Airport Transfer" },
  ]);
  expect(offersOfKind(withoutOwn, "airport_transfer")).toEqual([]);
  expect(offersOfKind(startingServices, "staff_transport")).toEqual([]);
});

test("a rate or a rule for a kind names all that is sold of it", () => {
  expect(kindName(services, "airport_transfer")).toBe("VIP Arrival, Airport Transfer");
  expect(kindName([], "airport_transfer")).toBe("Airport Transfer");
});

test("every kind has one usual service", () => {
  const kinds = [...new Set(startingServices.map(({ kind }) => kind))];
  expect(kinds).toHaveLength(7);
  for (const kind of kinds) expect(startingServices.filter((one) => one.kind === kind && one.isUsual)).toHaveLength(1);
});

test.each([
  ["the one it names", { service: "airport_transfer", offer: "vip-arrival" }, "VIP Arrival"],
  ["by its booking page", { service: "airport_transfer", offer: "vip" }, "VIP Arrival"],
  ["the usual one without an offer", { service: "airport_transfer", offer: null }, "Airport Transfer"],
  ["the usual one with an offer of another kind", { service: "custom", offer: "vip-arrival" }, "Custom Service"],
  ["a day tour, whatever the tour", { service: "day_tour", offer: "winelands" }, "Day Tour"],
])("the service of a trip is %s", (_when, choice, name) => {
  expect(serviceOf(services, choice)?.name).toBe(name);
});

test("the choices of a booking are in their own order, and what is paused is not among them", () => {
  const names = (list: readonly SoldService[]) => serviceChoices(list).map(({ name }) => name);
  expect(names(startingServices)).toEqual([
    "Airport Transfer",
    "Car Hire with Driver",
    "Day Tour",
    "Group Transport",
    "Staff Transport",
    "Corporate Events",
    "Custom Service",
  ]);
  expect(names([{ ...own, state: "paused" }, ...startingServices])).not.toContain("VIP Arrival");
  expect(names(services).at(-1)).toBe("VIP Arrival");
});

test.each([
  ["on_sale", null],
  ["paused", "VIP Arrival is not offered at the moment."],
  ["ended", "VIP Arrival is not offered at the moment."],
] as const)("a service that is %s", (state, told) => {
  const choice = { service: "airport_transfer", offer: "vip-arrival" };
  expect(pausedBecause([{ ...own, state }, ...startingServices], choice)).toBe(told);
});

test("nothing is named by an empty text, and pages are of those that have one", () => {
  expect(serviceNamed(services, "")).toBeUndefined();
  expect(servicesWithPage(startingServices)).toHaveLength(7);
  expect(usualServiceOf(services, "rocket")).toBeUndefined();
});
