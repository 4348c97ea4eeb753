import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { cents, zero } from "../money/money.ts";
import { priceJourney } from "../pricing/journey-price.ts";
import type { PriceLine } from "../pricing/price-request.ts";
import { addHours } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { planTrips } from "../trip/trip-plan.ts";
import type { Change } from "./booking-change.ts";
import {
  depositAfterChange,
  keptFees,
  legPricesOf,
  linesOfTotal,
  planLegs,
  stateOfNewTrip,
  totalAfterChange,
} from "./change-plan.ts";

const oneWay = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "Gardens",
  pickupAt: new Date("2026-11-28T12:00:00Z"),
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
} as const;
const back = new Date("2026-12-02T08:00:00Z");
const plansOf = (returnAt: Date | null) =>
  planTrips(priceJourney({ ...oneWay, returnAt }, sampleTariff, new Date("2026-11-01T08:00:00Z")));

type Row = readonly [leg: number, state: TripState, feeCents?: number];
const recordOf = (rows: readonly Row[]) => rows.map(([leg, state, feeCents = 0]) => ({ leg, state, feeCents }));
const plan = (rows: readonly Row[], returnAt: Date | null, change: Change) => {
  const planned = planLegs(recordOf(rows), plansOf(returnAt), change);
  if (!planned.ok) return planned.reason;
  return { legs: planned.value.legs.map(({ leg, kind }) => `${leg} ${kind}`), gone: planned.value.gone };
};

const later: Change = { pickupAt: new Date("2026-11-28T13:00:00Z") };
const returning: Change = { returnAt: back };

describe("which trip is driven under which number", () => {
  test.each<[string, readonly Row[], Date | null, Change, object]>([
    ["one way stays the first", [[1, "unassigned"]], null, later, { legs: ["1 planned"], gone: [] }],
    ["a request without trips gets them", [], back, later, { legs: ["1 added", "2 added"], gone: [] }],
    ["a return trip is the second", [[1, "assigned"]], back, returning, { legs: ["1 planned", "2 added"], gone: [] }],
    [
      "a return trip that is left out is gone",
      [
        [1, "unassigned"],
        [2, "assigned"],
      ],
      null,
      { returnAt: null },
      { legs: ["1 planned"], gone: [2] },
    ],
    [
      "a return trip cancelled free of charge is driven after all",
      [
        [1, "unassigned"],
        [2, "cancelled"],
      ],
      back,
      returning,
      { legs: ["1 planned", "2 reopened"], gone: [] },
    ],
    [
      "one cancelled for a fee stays on record, and another is added",
      [
        [1, "unassigned"],
        [2, "cancelled", 25_000],
      ],
      back,
      returning,
      { legs: ["1 planned", "3 added"], gone: [] },
    ],
    [
      "once the outbound trip is cancelled, what is left keeps its number",
      [
        [1, "cancelled"],
        [2, "assigned"],
      ],
      null,
      later,
      { legs: ["2 planned"], gone: [] },
    ],
    [
      "and a return trip for it takes the next",
      [
        [1, "cancelled"],
        [2, "assigned"],
      ],
      back,
      returning,
      { legs: ["2 planned", "3 added"], gone: [] },
    ],
    [
      "an outbound trip that is over keeps its record while the return trip moves",
      [
        [1, "completed"],
        [2, "unassigned"],
      ],
      back,
      returning,
      { legs: ["1 over", "2 planned"], gone: [] },
    ],
  ])("%s", (_what, rows, returnAt, change, expected) => {
    expect(plan(rows, returnAt, change)).toEqual(expected);
  });

  test.each<[string, readonly Row[], Date | null, Change]>([
    ["another time for a driver on the way", [[1, "en_route"]], null, later],
    [
      "more people on both ways, one of which is over",
      [
        [1, "completed"],
        [2, "unassigned"],
      ],
      back,
      { passengers: 3 },
    ],
    [
      "a return trip left out with the passengers on board",
      [
        [1, "completed"],
        [2, "onboard"],
      ],
      null,
      { returnAt: null },
    ],
  ])("%s is too late", (_what, rows, returnAt, change) => {
    expect(plan(rows, returnAt, change)).toBe("under_way");
  });
});

test.each([
  ["confirmed", false, "unassigned"],
  ["in_progress", false, "unassigned"],
  ["confirmed", true, "planned"],
  ["awaiting_payment", false, "planned"],
  ["requested", false, "planned"],
] as const)("a new trip of a %s booking (test: %s) is %s", (state, isTest, expected) => {
  expect(stateOfNewTrip({ state, isTest })).toBe(expected);
});

describe("what is agreed afterwards", () => {
  const now = new Date("2026-11-19T08:00:00Z");

  test.each([
    ["moves by the difference", "confirmed", 90_000, 120_000, 20_000, 110_000],
    ["never falls below nothing", "confirmed", 10_000, 50_000, -50_000, 0],
    ["is the tariff’s for a request", "requested", 90_000, 120_000, 20_000, 120_000],
    ["is for a person to say without a difference", "confirmed", 90_000, 120_000, null, null],
    ["and where none was agreed", "quoted", null, 120_000, 20_000, null],
  ] as const)("%s", (_what, state, totalCents, after, difference, expected) => {
    expect(totalAfterChange({ state, totalCents }, cents(after), difference)).toBe(expected);
  });

  test.each([
    ["the agreed share stays", 100_000, 25_000, 120_000, 30_000],
    ["whatever the cents", 33_335, 10_001, 66_671, 20_001],
    ["all of it stays due at once", 100_000, null, 120_000, null],
    ["nothing stays due at once", 100_000, 0, 120_000, 0],
    ["a first price has the company’s share", null, null, 120_000, 60_000],
    ["without a price there is none", 100_000, 25_000, null, null],
  ])("deposit: %s", (_what, totalCents, depositCents, total, expected) => {
    const first = { terms: { share: 0.5, restDueHours: 24 }, pickupAt: addHours(now, 48), now };
    expect(depositAfterChange({ totalCents, depositCents }, total, first)).toBe(expected);
  });

  test("a first price is due as a whole once the rest would be", () => {
    const late = { terms: { share: 0.5, restDueHours: 24 }, pickupAt: addHours(now, 24), now };
    expect(depositAfterChange({ totalCents: null, depositCents: null }, 120_000, late)).toBeNull();
  });
});

describe("the lines of a total", () => {
  const lines: readonly PriceLine[] = [
    { code: "ride", text: "There", amount: cents(60_000), vat: "EX12G", leg: 1 },
    { code: "ride", text: "Back", amount: cents(40_000), vat: "EX12G", leg: 2 },
  ];
  const waiting: readonly PriceLine[] = [
    { code: "waiting", text: "Waiting", amount: cents(12_000), vat: "STD15", leg: 1 },
  ];
  const kept = (fees = zero, lines: readonly PriceLine[] = []) => ({ fees, waiting: lines });
  const said = (total: number | null, beside = kept()) =>
    linesOfTotal({ lines }, total, beside).map(({ code, amount }) => [code, amount]);

  test("are the tariff’s where nothing else was agreed, and where there is no total", () => {
    expect(linesOfTotal({ lines }, 100_000, kept())).toEqual(lines);
    expect(linesOfTotal({ lines }, null, kept())).toEqual(lines);
  });

  test("say what was agreed beside it, and which fee was kept", () => {
    expect(said(90_000).slice(2)).toEqual([["agreed", -10_000]]);
    expect(said(125_000, kept(cents(25_000))).slice(2)).toEqual([["cancelled", 25_000]]);
    expect(said(120_000, kept(cents(25_000))).slice(2)).toEqual([
      ["cancelled", 25_000],
      ["agreed", -5_000],
    ]);
  });

  test("are shared among the trips without the fees", () => {
    expect(legPricesOf({ lines }, 125_000, kept(cents(25_000)), [1, 2])).toEqual([60_000, 40_000]);
    expect(legPricesOf({ lines }, 50_000, kept(), [1, 2])).toEqual([30_000, 20_000]);
    expect(legPricesOf({ lines }, null, kept(), [1, 2])).toEqual([null, null]);
  });

  test("waiting that was charged stays as it was, with the trip it was for", () => {
    expect(linesOfTotal({ lines }, 112_000, kept(zero, waiting))).toEqual([...lines, ...waiting]);
    expect(said(102_000, kept(zero, waiting)).slice(2)).toEqual([
      ["waiting", 12_000],
      ["agreed", -10_000],
    ]);
    expect(legPricesOf({ lines }, 112_000, kept(zero, waiting), [1, 2])).toEqual([72_000, 40_000]);
    expect(legPricesOf({ lines }, 62_000, kept(zero, waiting), [1, 3])).toEqual([42_000, 20_000]);
    expect(legPricesOf({ lines }, null, kept(zero, waiting), [1, 2])).toEqual([null, null]);
  });

  test("fees are those of trips that were cancelled", () => {
    const recorded = recordOf([
      [1, "no_show", 1_000],
      [2, "cancelled", 25_000],
      [3, "cancelled", 5_000],
    ]);
    expect(keptFees(recorded)).toBe(30_000);
  });
});
