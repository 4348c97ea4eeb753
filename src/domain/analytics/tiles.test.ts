import { expect, test } from "vitest";
import { type Measure, nothingCounted } from "./measures.ts";
import { type CountedOutcome, funnelOf, tileIds, tilesOf } from "./tiles.ts";

const line = (measure: Measure, outcome: string, entries: number, more: Partial<CountedOutcome> = {}) => ({
  ...nothingCounted,
  measure,
  outcome,
  entries,
  ...more,
});

const counted = [
  line("booking", "driven", 5),
  line("booking", "cancelled", 2),
  line("booking", "no_show", 1),
  line("booking", "lost", 1),
  line("booking", "open", 1),
  line("quote", "won", 1),
  line("quote", "declined", 2),
  line("quote", "expired", 1),
  line("quote", "open", 7),
  line("response", "kept", 3),
  line("response", "late", 1),
  line("response", "waiting", 4),
  line("pickup", "on_time", 9),
  line("pickup", "late", 1),
  line("pickup", "unknown", 5),
  line("shift", "known", 2, { minutes: 600, paidMinutes: 240, km: 200, paidKm: 150 }),
  line("shift", "unknown", 1, { minutes: 200, paidMinutes: 160 }),
  line("refund", "GOODWILL", 2, { cents: 45_000 }),
  line("customer", "first", 6),
  line("customer", "returned", 1),
  line("customer", "more", 1),
  line("step", "service", 20),
  line("step", "sent", 4),
];

test.each([
  ["requests", 10, 10, 0],
  ["sold", 0.8, 10, 1],
  ["quotes_won", 0.25, 4, 7],
  ["response", 12, 4, 3],
  ["on_time", 0.9, 10, 5],
  ["utilisation", 0.5, 800, 3],
  ["empty_km", 0.25, 200, 1],
  ["cancelled", 0.25, 8, 1],
  ["refunds", 45_000, 2, 0],
  ["returning", 0.25, 8, 0],
] as const)("%s is %d of %d, with %d beside it", (id, value, whole, aside) => {
  const responses = [
    { slot: 12, entries: 3 },
    { slot: 90, entries: 1 },
  ];
  expect(tilesOf({ counted, responses }).find((tile) => tile.id === id)).toMatchObject({ value, whole, aside });
});

test("of nothing there is no share, and every tile is there", () => {
  const tiles = tilesOf({ counted: [], responses: [] });
  expect(tiles.map(({ id }) => id)).toEqual(tileIds);
  expect(tiles.filter(({ value }) => value === null).map(({ id }) => id)).toEqual([
    "sold",
    "quotes_won",
    "response",
    "on_time",
    "utilisation",
    "empty_km",
    "cancelled",
    "returning",
  ]);
});

test("the funnel narrows from visitors to trips", () => {
  const { visitors, requests } = funnelOf(counted);
  expect(visitors.map(({ entries }) => entries)).toEqual([20, 0, 0, 0, 4]);
  expect(requests).toEqual({ made: 10, sold: 8, driven: 5 });
});
