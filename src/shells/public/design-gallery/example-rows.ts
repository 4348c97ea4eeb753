import type { Tone } from "#design/badge.tsx";

export type ExampleTrip = {
  reference: string;
  customer: string;
  route: string;
  day: string;
  time: string;
  passengers: number;
  cents: number;
  status: string;
};

export const statusTone: Record<string, Tone> = {
  Unassigned: "warn",
  "Flight delayed": "bad",
  Confirmed: "ok",
  "Deposit paid": "info",
  Completed: "neutral",
};

const customers = ["Amelia Hart", "Kenji Sato", "Grant Naidoo", "Lena Fischer", "Bloom Events", "Zanele Khumalo"];
const routes = [
  "CPT → Camps Bay",
  "CPT → Franschhoek",
  "Half-day chauffeur",
  "Constantia → CPT",
  "CTICC delegate loop",
];
const statuses = ["Unassigned", "Flight delayed", "Confirmed", "Deposit paid", "Completed"];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? "";

/** A week of trips, always the same ones. */
export const exampleTrips: readonly ExampleTrip[] = [...Array(64).keys()].map((index) => ({
  reference: `CTS-${4821 - index}`,
  customer: pick(customers, index * 5 + 1),
  route: pick(routes, index * 3),
  day: `2026-11-${String(14 + (index % 7)).padStart(2, "0")}`,
  time: `${String(6 + (index % 13)).padStart(2, "0")}:${index % 2 === 0 ? "30" : "00"}`,
  passengers: 1 + ((index * 7) % 14),
  cents: 65_000 + ((index * 37) % 40) * 25_000,
  status: pick(statuses, index * 2),
}));
