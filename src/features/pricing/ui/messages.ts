import type { Tone } from "#design/badge.tsx";
import type { TariffVersion } from "../contract.ts";
import type { priceKinds } from "../tariff-contract.ts";

export const kindWords: Readonly<Record<(typeof priceKinds)[number], string>> = {
  route: "Fixed routes",
  transfer: "Transfers",
  group: "Shuttles and groups",
  tour: "Tours",
  package: "Packages",
  hire: "Hire with driver",
  coach: "Coaches",
};

export const standingWords: Readonly<Record<TariffVersion["standing"], { label: string; tone: Tone }>> = {
  current: { label: "In force", tone: "ok" },
  coming: { label: "Coming", tone: "info" },
  past: { label: "Past", tone: "neutral" },
  retired: { label: "Retired", tone: "bad" },
};
