import type { Tone } from "#design/badge.tsx";
import type { TariffVersion } from "../contract.ts";
import type { priceKinds, TariffContent } from "../tariff-contract.ts";

export const kindLabels: Readonly<Record<(typeof priceKinds)[number], string>> = {
  route: "Fixed routes",
  transfer: "Transfers",
  group: "Shuttles and groups",
  tour: "Tours",
  package: "Packages",
  hire: "Hire with driver",
  coach: "Coaches",
};

export const whenLabels: Readonly<Record<TariffContent["timeRules"][number]["when"]["kind"], string>> = {
  hours: "Between hours",
  days: "Between dates",
  public_holiday: "Public holidays",
  season: "In a season",
  short_notice: "Short notice",
  long_notice: "Booked early",
  always: "Always",
};

/** The week from Monday; Sunday is 0. */
export const weekdayLabels = [
  { day: 1, label: "Mon" },
  { day: 2, label: "Tue" },
  { day: 3, label: "Wed" },
  { day: 4, label: "Thu" },
  { day: 5, label: "Fri" },
  { day: 6, label: "Sat" },
  { day: 0, label: "Sun" },
] as const;

export const statusLabels: Readonly<Record<TariffVersion["standing"], { label: string; tone: Tone }>> = {
  current: { label: "In force", tone: "ok" },
  coming: { label: "Coming", tone: "info" },
  past: { label: "Past", tone: "neutral" },
  retired: { label: "Retired", tone: "bad" },
};

/** The parts of a tariff as our team calls them. */
const partLabels: Readonly<Record<string, string>> = {
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
  timeRules: "Price rules",
  weekdays: "Weekdays",
  vehicleClasses: "Vehicles",
  fromPassengers: "Passengers from",
  ruleSum: "Several surcharges",
  zoneEnd: "Zone of",
  buyers: "Partners and companies",
  spans: "Dates",
  roundTo: "Round to",
  atLeast: "Lowest fare",
  each: "Each further passenger",
  also: "Further holidays",
};

/** A part as our team calls it: fullDay, full_day and full-day are read the same. */
export const partName = (key: string): string =>
  partLabels[key] ??
  key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]/g, " ")
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());
