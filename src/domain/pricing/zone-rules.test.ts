import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "../money/money.ts";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { type Journey, priceJourney } from "./journey-price.ts";
import { surchargesOf } from "./surcharges.ts";
import type { Tariff, TimeRule, Zone } from "./tariff.ts";

/** A box around the Waterfront, and one around Stellenbosch. */
const box = (latitude: number, longitude: number, degrees: number): Zone["shape"] => ({
  kind: "polygon",
  ring: [
    { latitude: latitude - degrees, longitude: longitude - degrees },
    { latitude: latitude - degrees, longitude: longitude + degrees },
    { latitude: latitude + degrees, longitude: longitude + degrees },
    { latitude: latitude + degrees, longitude: longitude - degrees },
  ],
});
const zones: Zone[] = [
  { id: "harbour", name: "Harbour", shape: box(-33.905, 18.42, 0.01) },
  { id: "winelands", name: "Winelands", shape: box(-33.93, 18.86, 0.05) },
];

const rule: TimeRule = {
  id: "r",
  name: "Harbour fee",
  share: 0,
  amount: rand(70),
  appliesTo: ["route", "transfer", "group", "tour", "hire"],
  when: { kind: "always" },
};
const plain: Tariff = { ...sampleTariff, timeRules: [], zones };
const withRules = (timeRules: readonly TimeRule[], more: Partial<Tariff> = {}): Tariff => ({
  ...plain,
  timeRules,
  ...more,
});

// 9 November 2027 is an ordinary Tuesday.
const at = (day: string) => momentOf(localDate(day), localTime("12:00"));
const journey: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "V&A Waterfront",
  pickupAt: at("2027-11-09"),
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const bookedAt = at("2027-11-01");
const ruleSteps = (tariff: Tariff, changes: Partial<Journey> = {}, booked = bookedAt) =>
  priceJourney({ ...journey, ...changes }, tariff, booked)
    .price.trace.filter(({ step }) => step === "time")
    .map(({ rule: id, delta, leg }) => [id, delta, leg]);

describe("a rule of a zone", () => {
  const fee = [["r", rand(70), 1]];
  test.each<[string, TimeRule["only"], Partial<Journey>, unknown[]]>([
    ["applies where the trip ends in it", { zones: ["harbour"] }, {}, fee],
    ["not where neither end lies in it", { zones: ["winelands"] }, {}, []],
    ["applies in one of several", { zones: ["winelands", "harbour"] }, {}, fee],
    ["of trips that start there: not this one", { zones: ["harbour"], zoneEnd: "start" }, {}, []],
    ["of trips that end there", { zones: ["harbour"], zoneEnd: "end" }, {}, fee],
    [
      "of trips that start there counts the return, which starts where the way there ends",
      { zones: ["harbour"], zoneEnd: "start" },
      { returnAt: at("2027-11-12") },
      [["r", rand(70), 2]],
    ],
    ["not for an address that we don’t know", { zones: ["harbour"] }, { destination: "12 Nowhere Lane" }, []],
    ["not where the zone was removed", { zones: ["gone"] }, {}, []],
  ])("%s", (_what, only, changes, expected) => {
    expect(ruleSteps(withRules([{ ...rule, only }]), changes)).toEqual(expected);
  });

  test("a toll of a zone is paid on each way", () => {
    const toll = { id: "t", name: "Harbour toll", amount: rand(25), places: [], zones: ["harbour"] };
    const { price } = priceJourney({ ...journey, returnAt: at("2027-11-12") }, { ...plain, tolls: [toll] }, bookedAt);
    expect(price.lines.filter(({ code }) => code === "t")).toMatchObject([
      { amount: rand(25), vat: "OOS", leg: 1 },
      { amount: rand(25), vat: "OOS", leg: 2 },
    ]);
  });

  test("the public table names zones as they are called, and which end", () => {
    const only = { zones: ["harbour", "winelands"], zoneEnd: "start" } as const;
    const toll = { id: "t", name: "Harbour toll", amount: rand(25), places: ["Hermanus"], zones: ["harbour"] };
    const [first, last] = surchargesOf({
      ...withRules([{ ...rule, only }]),
      tolls: [toll],
      extras: { stop: rand(0), trailer: rand(0), childSeat: rand(0) },
    });
    expect(first?.limits).toBe("From Harbour, Winelands");
    expect(last?.applies).toBe("Per vehicle and way, to or from Hermanus, Harbour");
  });
});

describe("a rule for a partner or company", () => {
  const tariff = withRules([{ ...rule, only: { buyers: ["hotel"] } }]);
  test.each<[string, string | null, unknown[]]>([
    ["is paid by it", "hotel", [["r", rand(70), 1]]],
    ["not by another", "other", []],
    ["nor by a customer of our own", null, []],
  ])("%s", (_what, buyer, expected) => {
    expect(ruleSteps(tariff, { buyer })).toEqual(expected);
  });

  test("and the public table doesn’t name it", () => {
    expect(surchargesOf(tariff).map(({ name }) => name)).not.toContain("Harbour fee");
  });
});

describe("a season", () => {
  const seasons = [
    { id: "festive", name: "Festive", spans: [{ from: "12-15", until: "01-10" }] },
    {
      id: "school",
      name: "School holidays",
      spans: [
        { from: "2027-03-20", until: "2027-04-06" },
        { from: "2028-06-24", until: "2028-07-17" },
      ],
    },
  ];
  test.each([
    ["festive", "2027-12-15", true],
    ["festive", "2028-01-10", true],
    ["festive", "2028-01-11", false],
    ["school", "2027-03-20", true],
    ["school", "2027-04-06", true],
    ["school", "2027-04-07", false],
    ["school", "2028-03-20", false],
    ["school", "2028-07-01", true],
    ["removed", "2028-07-01", false],
  ])("%s on %s: %s", (season, day, isDearer) => {
    const tariff = withRules([{ ...rule, when: { kind: "season", season } }], { seasons });
    expect(ruleSteps(tariff, { pickupAt: at(day) })).toHaveLength(isDearer ? 1 : 0);
  });
});

test.each([
  ["booked exactly that early", 192, true],
  ["booked later", 193, false],
])("early booking, %s", (_what, hours, applies) => {
  const early: TimeRule = { ...rule, share: -0.05, amount: undefined, when: { kind: "long_notice", hours } };
  expect(ruleSteps(withRules([early]))).toHaveLength(applies ? 1 : 0);
});

describe("several surcharges", () => {
  const rules: TimeRule[] = [
    { ...rule, id: "tenth", share: 0.1, amount: undefined },
    { ...rule, id: "fifth", share: 0.2, amount: undefined },
    { ...rule, id: "fixed", amount: rand(5) },
    { ...rule, id: "fifth-again", share: 0.2, amount: undefined },
    { ...rule, id: "loyal", share: -0.05, amount: undefined },
  ];
  const named = (tariff: Tariff, changes: Partial<Journey> = {}) => ruleSteps(tariff, changes).map(([id]) => id);

  test("are all added unless the company wants the highest alone", () =>
    expect(named(withRules(rules))).toEqual(["tenth", "fifth", "fixed", "fifth-again", "loyal"]));

  test("the highest alone is the upper one of two that are equal, and reductions stay", () =>
    expect(named(withRules(rules, { ruleSum: "highest" }))).toEqual(["fifth", "loyal"]));

  test("on each day of a hire by itself", () => {
    const seasons = [{ id: "s", name: "S", spans: [{ from: "11-10", until: "11-10" }] }];
    const byDay: TimeRule[] = [
      { ...rule, id: "always", share: 0.1, amount: undefined },
      { ...rule, id: "season", share: 0.3, amount: undefined, when: { kind: "season", season: "s" } },
    ];
    const tariff = withRules(byDay, { ruleSum: "highest", seasons });
    const hire = {
      service: "chauffeur_service",
      offer: "car-hire",
      hireUnit: "full_day",
      returnAt: at("2027-11-11"),
    } as const;
    const price = priceJourney({ ...journey, ...hire }, tariff, bookedAt).price.trace;
    expect(price.filter(({ step }) => step === "time").map(({ text }) => text.split(", ").at(-1))).toEqual([
      "2 of 3 days",
      "1 of 3 days",
    ]);
  });
});
