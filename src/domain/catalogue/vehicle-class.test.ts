import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseVehicle, classForParty, vehicleChoices } from "../pricing/choose-vehicle.ts";
import { withClassPrices } from "../pricing/class-prices.ts";
import type { PriceRequest } from "../pricing/price-request.ts";
import { priceTrip } from "../pricing/price-trip.ts";
import { startingTariff } from "../pricing/starting-tariff.ts";
import type { Tariff } from "../pricing/tariff.ts";
import { vehicleFor, vehicleOptions } from "../pricing/vehicle-options.ts";
import { startingClasses } from "./starting-classes.ts";
import { classesServing, classServingBoth, seatsOf, serves, type VehicleClassFacts } from "./vehicle-class.ts";

const like = (id: string, facts: Partial<VehicleClassFacts>): VehicleClassFacts => {
  const [first] = startingClasses;
  if (!first) throw new Error("There are no classes to start with.");
  return { ...first, isBase: false, id, name: id, ...facts };
};
const van = like("van", { fewest: 4, most: 6, bags: 6, pullsTrailer: true });
const business = like("business", { fewest: 1, most: 3, bags: 3, comfort: 2, grade: "Business" });
const businessVan = like("business_van", { fewest: 4, most: 6, bags: 6, comfort: 2, grade: "Business" });

/** A tariff that sells these beside the classes of the start, at a multiple of a sedan’s prices. */
function selling(added: readonly (readonly [VehicleClassFacts, number])[]): Tariff {
  const classes = [...startingClasses, ...added.map(([facts]) => facts)];
  return added.reduce<Tariff>(
    (tariff, [{ id }, factor]) => withClassPrices(tariff, { from: "sedan", to: id, factor }),
    { ...startingTariff, catalogue: { ...startingTariff.catalogue, classes } },
  );
}
const own = selling([
  [van, 1.4],
  [business, 1.8],
  [businessVan, 2.4],
]);
const transfer = { service: "airport_transfer", offer: null, bags: 0 } as const;
const classesFor = (passengers: number, bags = 0, vehicle: string | null = null) =>
  chooseVehicle({ ...transfer, passengers, bags, vehicle }, own).vehicleClass;

describe("a party travels in the smallest vehicle that seats it", () => {
  test.each([
    [1, "sedan"],
    [3, "sedan"],
    [4, "shuttle"],
    [14, "shuttle"],
    [15, "luxury_coach"],
    [22, "luxury_coach"],
    [23, "large_coach"],
    [24, "large_coach"],
    [200, "large_coach"],
  ])("%d in a %s, as a company starts", (passengers, vehicleClass) =>
    expect(classForParty(passengers, startingTariff)?.id).toBe(vehicleClass),
  );

  test.each([
    ["four in the van instead of the shuttle", 4, 0, null, "van"],
    ["seven in the shuttle", 7, 0, null, "shuttle"],
    ["three with more bags than a sedan takes in the van", 3, 5, null, "van"],
    ["three who chose business", 3, 0, "business", "business"],
    ["four who chose business get the business van", 4, 0, "business", "business_van"],
    ["nine who chose business, whom no business vehicle seats", 9, 0, "business", "shuttle"],
    ["two who chose a van", 2, 0, "van", "van"],
  ])("%s", (_who, passengers, bags, wish, expected) => expect(classesFor(passengers, bags, wish)).toBe(expected));
});

test("who books no class never gets a dearer comfort, however cheap it is", () => {
  const cheap = selling([[business, 0.8]]);
  const request = { ...ask, passengers: 2 };
  expect(vehicleFor(request, cheap)).toBeNull();
  expect(vehicleOptions(request, cheap).map(({ vehicleClass }) => vehicleClass)).toContain("business");
});

test("a paused class and one without a price are not offered; what was sold in a paused one keeps it", () => {
  const unpriced = {
    ...own,
    catalogue: { ...own.catalogue, classes: [...startingClasses, van, like("lorry", { most: 4 })] },
  };
  expect(vehicleChoices({ ...transfer, passengers: 4 }, unpriced).map((one) => one.vehicleClass)).not.toContain(
    "lorry",
  );
  const classes = own.catalogue.classes.map((one) => (one.id === "van" ? { ...one, state: "paused" as const } : one));
  const paused = { ...own, catalogue: { ...own.catalogue, classes } };
  expect(chooseVehicle({ ...transfer, passengers: 4 }, paused).vehicleClass).toBe("shuttle");
  expect(chooseVehicle({ ...transfer, passengers: 4, vehicle: "van" }, paused).vehicleClass).toBe("van");
});

const ask: PriceRequest = {
  service: "airport_transfer",
  offer: null,
  from: { name: "Cape Town International Airport", town: null, kmFromCity: 20 },
  to: { name: "Sea Point", town: null, kmFromCity: 4 },
  kilometres: 22,
  passengers: 2,
  bags: 0,
  childSeats: 0,
  extraStops: 0,
  hire: null,
  packageDays: null,
  pickupAt: "2026-11-10T10:00:00.000Z",
  returnAt: null,
  bookedAt: "2026-11-01T10:00:00.000Z",
};

const anyClasses = fc
  .array(
    fc.record({
      fewest: fc.integer({ min: 1, max: 20 }),
      more: fc.integer({ min: 0, max: 30 }),
      bags: fc.integer({ min: 0, max: 40 }),
      comfort: fc.integer({ min: 1, max: 3 }),
      pullsTrailer: fc.boolean(),
      factor: fc.double({ min: 0.5, max: 6, noNaN: true }),
    }),
    { minLength: 0, maxLength: 6 },
  )
  .map((list) =>
    selling(
      list.map(
        ({ more, factor, ...one }, at) =>
          [like(`class_${at}`, { ...one, most: one.fewest + more, grade: `Grade ${one.comfort}` }), factor] as const,
      ),
    ),
  );
const anyParty = fc.record({ passengers: fc.integer({ min: 1, max: 70 }), bags: fc.integer({ min: 0, max: 60 }) });

describe("with any classes, overlapping or with gaps", () => {
  test("none is too small, and one is found while one fits", () =>
    fc.assert(
      fc.property(anyClasses, anyParty, (tariff, party) => {
        const { fits, vehicleClass, needsTrailer } = chooseVehicle({ ...transfer, ...party }, tariff);
        const { classes } = tariff.catalogue;
        const room = (one: VehicleClassFacts) => one.bags + (one.pullsTrailer ? 12 : 0);
        const anyFits = classes.some((one) => seatsOf(one) >= party.passengers && room(one) >= party.bags);
        const chosen = classes.find(({ id }) => id === vehicleClass);
        if (!chosen) return false;
        const isEnough = seatsOf(chosen) >= party.passengers && room(chosen) >= party.bags;
        return fits === anyFits && (!fits || (isEnough && needsTrailer === party.bags > chosen.bags));
      }),
      { numRuns: 1500 },
    ));

  test("a larger party never pays less in the same class", () =>
    fc.assert(
      fc.property(anyClasses, anyParty, fc.integer({ min: 1, max: 10 }), (tariff, { passengers }, more) => {
        const of = (people: number) => ({ ...ask, passengers: people });
        const [few, many] = [of(passengers), of(passengers + more)];
        fc.pre(chooseVehicle(few, tariff).vehicleClass === chooseVehicle(many, tariff).vehicleClass);
        const [less, full] = [priceTrip(few, tariff).total, priceTrip(many, tariff).total];
        return full === null || (less !== null && less <= full);
      }),
      { numRuns: 800 },
    ));
});

describe("a vehicle serves what was sold", () => {
  test.each([
    ["a shuttle for a sedan", "sedan", "shuttle", true],
    ["a sedan for a shuttle", "shuttle", "sedan", false],
    ["business for standard of its size", "sedan", "business", true],
    ["standard for business", "business", "sedan", false],
    ["a large standard coach for business", "business", "large_coach", false],
    ["a small business car for a shuttle", "shuttle", "business", false],
  ])("%s", (_what, sold, vehicle, isServed) => {
    const find = (id: string) => own.catalogue.classes.find((one) => one.id === id) ?? van;
    expect(serves(find(vehicle), find(sold))).toBe(isServed);
  });

  test("the plainest and smallest first, its own before all", () => {
    expect(classesServing(own.catalogue.classes, "sedan").slice(0, 3)).toEqual(["sedan", "van", "shuttle"]);
    expect(classesServing(own.catalogue.classes, "business")).toEqual(["business", "business_van"]);
    expect(classesServing(startingClasses, "shuttle")).toEqual(["shuttle", "luxury_coach", "large_coach"]);
  });

  test("one vehicle for either of two trips serves both", () => {
    expect(classServingBoth(own.catalogue.classes, "business", "van")).toBe("business_van");
    expect(classServingBoth(own.catalogue.classes, "sedan", "shuttle")).toBe("shuttle");
  });
});
