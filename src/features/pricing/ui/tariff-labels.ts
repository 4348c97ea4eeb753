import type { Tone } from "#design/badge.tsx";
import type { TariffVersion } from "../contract.ts";
import type { priceKinds } from "../tariff-contract.ts";

export const kindLabels: Readonly<Record<(typeof priceKinds)[number], string>> = {
  route: "Fixed routes",
  transfer: "Transfers",
  group: "Shuttles and groups",
  tour: "Tours",
  package: "Packages",
  hire: "Hire with driver",
  coach: "Coaches",
};

export const statusLabels: Readonly<Record<TariffVersion["standing"], { label: string; tone: Tone }>> = {
  current: { label: "In force", tone: "ok" },
  coming: { label: "Coming", tone: "info" },
  past: { label: "Past", tone: "neutral" },
  retired: { label: "Retired", tone: "bad" },
};

/** The parts of a tariff as our team calls them. */
export const partLabels: Readonly<Record<string, string>> = {
  transfer: "Transfers",
  group: "Shuttles and groups",
  routes: "Fixed routes",
  tours: "Tours",
  tourTransportShare: "Driving in a tour",
  tourKeys: "Driving in one tour",
  since: "Since price list",
  partyFactors: "Larger parties",
  packages: "Packages",
  carHire: "Car hire",
  timeRules: "Times",
  roundTo: "Round to",
  atLeast: "Lowest fare",
  each: "Each further passenger",
  also: "Further holidays",
};
