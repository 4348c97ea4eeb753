import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { doubtsAbout } from "../booking/confirmation.ts";
import { placeIn } from "../geography/find-place.ts";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { type Journey, priceJourney } from "./journey-price.ts";

// Worked out manually from the price list, in rand: the prices a customer sees for trips as they are typed.

const at = (day: string, time = "10:00") => momentOf(localDate(day), localTime(time));
const bookedAt = at("2027-07-01");
/** A Wednesday in winter. */
const ordinary: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "Cape Town City Centre",
  pickupAt: at("2027-07-14"),
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const priced = (changes: Partial<Journey>) => priceJourney({ ...ordinary, ...changes }, sampleTariff, bookedAt);
const inRand = (amount: number | null) => (amount === null ? null : amount / 100);

const tour = (offer: string, changes: Partial<Journey> = {}): Partial<Journey> => ({
  service: "day_tour",
  offer,
  destination: "",
  pickupLocation: "Sea Point",
  ...changes,
});
const group = (passengers: number, changes: Partial<Journey> = {}): Partial<Journey> => ({
  service: "group_transport",
  passengers,
  ...changes,
});
const hire = (changes: Partial<Journey>): Partial<Journey> => ({
  service: "chauffeur_service",
  pickupLocation: "Sea Point",
  destination: "",
  ...changes,
});
const coach = (passengers: number, changes: Partial<Journey> = {}) =>
  group(passengers, { offer: "coach-hire", ...changes });
const shortWay = { pickupLocation: "Gardens", destination: "Camps Bay" };

type Doubts = readonly string[];
type Row = readonly [what: string, changes: Partial<Journey>, rand: number | null, doubts?: Doubts];

const transfers: readonly Row[] = [
  ["one to three in a sedan", { passengers: 3 }, 350],
  ["a short way from the airport", { destination: "Belhar" }, 250],
  ["a short way without an airport costs what a private shuttle does", shortWay, 400],
  ["four in a shuttle", { passengers: 4 }, 600],
  ["seven: 600 and 3 × 150", { passengers: 7 }, 1050],
  ["eight: 1 200 less a tenth", { passengers: 8 }, 1080],
  ["fourteen: 2 100 less a tenth", { passengers: 14 }, 1890],
  ["fifteen in a luxury coach: 2 250 less a tenth, rounded", { passengers: 15 }, 2030],
  ["twenty-two", { passengers: 22 }, 2970],
  ["twenty-three, for a person to confirm", { passengers: 23 }, 3380, ["group_too_large"]],
  ["45+", { passengers: 45 }, 5180, ["group_too_large"]],
  ["there and back", { returnAt: at("2027-07-18") }, 700],
  ["back at night: 350 and 420", { returnAt: at("2027-07-18", "23:00") }, 770],
  ["at night", { pickupAt: at("2027-07-14", "23:30") }, 420],
  ["on Women’s Day", { pickupAt: at("2027-08-09") }, 400],
  ["in the festive season", { pickupAt: at("2027-12-20") }, 390],
  ["on a holiday in it", { pickupAt: at("2027-12-16") }, 440],
  ["on Christmas night", { pickupAt: at("2027-12-25", "23:00") }, 510],
  ["two child seats cost nothing", { childSeats: 2 }, 350],
  ["an extra stop", { extraStops: ["Observatory"] }, 430],
  ["a stop far off the way: 430 and 14 for each further kilometre", { extraStops: ["Stellenbosch"] }, 1298],
  ["a stop beyond the service area", { extraStops: ["Knysna"] }, 13_674, ["beyond_service_area"]],
  ["a stop nobody knows", { extraStops: ["7 Nowhere Lane"] }, 430, ["place_unknown"]],
  ["four bags need a shuttle", { bags: 4 }, 600],
  ["an address we do not know", { destination: "7 Nowhere Lane" }, null, ["place_unknown"]],
  ["no destination", { destination: "" }, null, ["place_unknown"]],
];

const inland: readonly Row[] = [
  ["Hermanus", { destination: "Hermanus" }, 1800],
  ["Stellenbosch", { destination: "Stellenbosch" }, 950],
  ["Franschhoek", { destination: "Franschhoek" }, 1200],
  ["George", { destination: "George" }, 4500],
  ["Knysna", { destination: "Knysna" }, 4800],
  ["Plettenberg Bay", { destination: "Plettenberg Bay" }, 5200],
  ["Oudtshoorn", { destination: "Oudtshoorn" }, 4200],
  ["Swellendam", { destination: "Swellendam" }, 2800],
  ["Caledon", { destination: "Caledon" }, 1800],
  ["Hermanus for four", { destination: "Hermanus", passengers: 4 }, 2700],
  ["Hermanus and back", { destination: "Hermanus", returnAt: at("2027-07-16") }, 3600],
  ["Hermanus by night", { destination: "Hermanus", pickupAt: at("2027-07-14", "22:00") }, 2160],
  ["Knysna with a stop on the way", { destination: "Knysna", extraStops: ["Swellendam"] }, 4880],
  ["Hermanus by way of Knysna", { destination: "Hermanus", extraStops: ["Knysna"] }, 12_814, ["beyond_service_area"]],
  ["Hermanus as a custom service", { service: "custom", destination: "Hermanus" }, 1800],
];

const tours: readonly Row[] = [
  ["Cape Peninsula", tour("cape-peninsula"), 3500],
  ["Winelands", tour("winelands"), 1299],
  ["Table Mountain, when the cableway may be shut", tour("table-mountain"), 999, ["may_be_closed"]],
  ["Table Mountain in September", tour("table-mountain", { pickupAt: at("2027-09-14") }), 999],
  ["Whale Watching in July", tour("whale-watching"), 1199],
  ["Township", tour("township"), 756],
  ["Sunset Photography", tour("sunset-photography"), 899],
  ["Garden Route", tour("garden-route"), 3499],
  ["Robben Island", tour("robben-island"), 899],
  ["West Coast in August", tour("west-coast", { pickupAt: at("2027-08-18") }), 1599],
  ["Overberg", tour("overberg"), 1899],
  ["Winelands for four: half as much again", tour("winelands", { passengers: 4 }), 1950],
  ["Winelands for eight: no less than seven pay", tour("winelands", { passengers: 8 }), 2920],
  ["whales in January", tour("whale-watching", { pickupAt: at("2028-01-20") }), 1199, ["out_of_season"]],
  ["West Coast in July", tour("west-coast"), 1599, ["out_of_season"]],
  ["Winelands from Knysna", tour("winelands", { pickupLocation: "Knysna" }), 1299, ["beyond_service_area"]],
  ["Winelands with a stop nearby", tour("winelands", { extraStops: ["Observatory"] }), 1379],
  [
    "Table Mountain by way of Paarl",
    tour("table-mountain", { extraStops: ["Paarl"], pickupAt: at("2027-09-14") }),
    1079,
    ["priced_by_a_person"],
  ],
  ["Winelands by way of Knysna", tour("winelands", { extraStops: ["Knysna"] }), 1379, ["beyond_service_area"]],
  ["Winelands from George", tour("winelands", { pickupLocation: "George" }), 1299, ["beyond_service_area"]],
  ["Garden Route, 3 days, two people", tour("garden-route", { packageDays: 3 }), 25_000],
  ["Garden Route, 5 days, one person", tour("garden-route", { packageDays: 5, passengers: 1 }), 18_500],
  ["Garden Route, 7 days, four people", tour("garden-route", { packageDays: 7, passengers: 4 }), 98_000],
  ["Garden Route, a package of one day", tour("garden-route", { packageDays: 1 }), null, ["priced_by_a_person"]],
  ["Garden Route, a package of four days", tour("garden-route", { packageDays: 4 }), null, ["priced_by_a_person"]],
  ["Garden Route, a package of ten days", tour("garden-route", { packageDays: 10 }), null, ["priced_by_a_person"]],
  ["Garden Route, back on the third day", tour("garden-route", { returnAt: at("2027-07-16") }), 3499],
  [
    "Garden Route, back in ten days",
    tour("garden-route", { returnAt: at("2027-07-23") }),
    null,
    ["priced_by_a_person"],
  ],
  [
    "Garden Route, 3 days, back on the fifth",
    tour("garden-route", { packageDays: 3, returnAt: at("2027-07-18") }),
    null,
    ["priced_by_a_person"],
  ],
  ["a day tour that is none of ours", tour("moon", { destination: "The moon" }), null, ["priced_by_a_person"]],
];

const hires: readonly Row[] = [
  ["half a day", hire({ hireUnit: "half_day" }), 2000],
  ["a full day", hire({ hireUnit: "full_day" }), 3500],
  ["half a day for six", hire({ hireUnit: "half_day", passengers: 6 }), 3200],
  ["a full day for six, the dearest", hire({ hireUnit: "full_day", passengers: 6 }), 5500],
  ["two days", hire({ hireUnit: "full_day", returnAt: at("2027-07-15") }), 7000],
  ["for fifteen", hire({ passengers: 15 }), null, ["priced_by_a_person"]],
  ["a chauffeur for a day", hire({ offer: "chauffeur-services", hireHours: 8 }), 1800],
  ["a chauffeur for twelve hours", hire({ offer: "chauffeur-services", hireHours: 12 }), 2700],
  ["half a day that lasts eight hours is a day", hire({ hireUnit: "half_day", hireHours: 8 }), 3500],
  ["a day of ten hours", hire({ hireUnit: "full_day", hireHours: 10 }), 3500],
  ["a day of eleven hours", hire({ hireUnit: "full_day", hireHours: 11 }), null, ["priced_by_a_person"]],
  ["round the clock", hire({ hireUnit: "full_day", hireHours: 24 }), null, ["priced_by_a_person"]],
  ["a chauffeur round the clock", hire({ offer: "chauffeur-services", hireHours: 24 }), null, ["priced_by_a_person"]],
  ["to George", hire({ hireUnit: "full_day", destination: "George" }), 3500, ["beyond_service_area"]],
  ["by way of George", hire({ hireUnit: "full_day", extraStops: ["George"] }), 3580, ["beyond_service_area"]],
  ["from Knysna", hire({ hireUnit: "full_day", pickupLocation: "Knysna" }), 3500, ["beyond_service_area"]],
];

const groups: readonly Row[] = [
  ["one in a private shuttle", group(1), 350],
  ["three at R150", group(3), 450],
  ["four", group(4), 680],
  ["four, a short way", group(4, shortWay), 500],
  ["eight: 1 360 less a tenth, rounded", group(8), 1220],
  ["a coach for the day", coach(20), 2500],
  ["a coach for four is still a coach", coach(4), 2500],
  ["a large coach for the day", coach(45), 4200, ["group_too_large"]],
  ["a coach for a short way", coach(45, shortWay), 1200, ["group_too_large"]],
  ["a coach round the clock", coach(20, { hireHours: 24 }), null, ["priced_by_a_person"]],
  ["a coach for some hours is no short way", coach(20, { ...shortWay, hireHours: 8 }), 2500],
  ["staff transport", { service: "staff_transport" }, null, ["priced_by_a_person"]],
  ["an event", { service: "corporate_events" }, null, ["priced_by_a_person"]],
];

describe.each([
  ["airport transfers", transfers],
  ["inland, one way", inland],
  ["tours and packages", tours],
  ["car hire with driver", hires],
  ["groups", groups],
])("%s", (_part, rows) => {
  const table = rows.map(([what, changes, rand, doubts = []]) => ({ what, changes, rand, doubts }));
  test.each(table)("$what", ({ changes, rand, doubts }) => {
    const journey = priced(changes);
    expect(inRand(journey.price.total)).toBe(rand);
    expect(doubtsAbout(journey, bookedAt)).toEqual(doubts);
  });
});

test("a way between two towns outside the service area is looked at by a person, however short it is", () => {
  const journey = priced({ pickupLocation: "Montagu", destination: "Swellendam" });
  expect(journey.price.doubts).toEqual(["beyond_service_area"]);
  expect(journey.price.trace.map(({ rule }) => rule)).toContain("empty-way");
});

test("from George to Knysna the vehicle comes from Cape Town and goes back there, and that is paid", () => {
  const { price } = priced({ pickupLocation: "George", destination: "Knysna" });
  expect(price.doubts).toEqual(["beyond_service_area"]);
  expect(price.total).toBeGreaterThan(priced({ destination: "Knysna" }).price.total ?? 0);
});

test("a coach for four is a coach in the diary, too", () => {
  expect(priced(coach(4)).vehicle.vehicleClass).toBe("luxury_coach");
});

describe("VAT by section 12(g): carrying people is exempt, the rest of a tour and a package are taxed", () => {
  const taxed = ({ price }: ReturnType<typeof priced>, code: string) =>
    price.lines.filter(({ vat }) => vat === code).reduce((sum, { amount }) => sum + amount / 100, 0);

  test.each([
    ["a transfer with child seats and a stop", { childSeats: 1, extraStops: ["Observatory"] }, 430, 0, 0],
    ["a tour, 60 to 40", tour("cape-peninsula"), 2100, 1400, 0],
    ["a package", tour("garden-route", { packageDays: 3 }), 0, 25_000, 0],
    ["car hire with driver", hire({ hireUnit: "half_day" }), 2000, 0, 0],
    ["a transfer over a toll road", { pickupLocation: "Hout Bay", destination: "Chapmans Peak" }, 400, 0, 66],
  ] as const)("%s", (_what, changes, exempt, standard, passedOn) => {
    const journey = priced(changes);
    expect(["EX12G", "STD15", "OOS"].map((code) => taxed(journey, code))).toEqual([exempt, standard, passedOn]);
  });
});

test("the steps are listed in the order of the calculation, and two trips back to back are kept apart", () => {
  const night = { pickupAt: at("2027-12-20", "23:00"), returnAt: at("2027-12-22", "23:00") };
  const { price } = priced({
    ...night,
    destination: "Noordhoek",
    passengers: 8,
    bags: 12,
    extraStops: ["Observatory"],
  });
  const messages = price.trace.map(({ step }) => step);
  expect([...new Set(messages)]).toEqual([
    "tariff",
    "fare",
    "vehicle",
    "distance",
    "extra",
    "toll",
    "time",
    "group",
    "rounding",
  ]);
  expect(new Set(price.trace.map(({ text }) => text)).size).toBe(messages.length);
});

test("every place a toll names is one we know", () => {
  const names = sampleTariff.tolls.flatMap(({ places }) => places);
  expect(names.filter((name) => !placeIn(name))).toEqual([]);
});
