import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import type { SoldExtra } from "../extra/extra.ts";
import { cents, rand } from "../money/money.ts";
import type { PriceRequest } from "./price-request.ts";
import { priceTrip } from "./price-trip.ts";

const city = { name: "Cape Town City Centre", town: null, kmFromCity: 0 };
const request = (changes: Partial<PriceRequest> = {}): PriceRequest => ({
  service: "airport_transfer",
  offer: null,
  from: { name: "Cape Town International Airport", town: null, kmFromCity: 20 },
  to: city,
  kilometres: 20,
  passengers: 4,
  bags: 0,
  childSeats: 0,
  extraStops: 0,
  hire: null,
  packageDays: null,
  returnAt: null,
  pickupAt: "2026-09-08T08:00:00.000Z",
  bookedAt: "2026-08-01T08:00:00.000Z",
  ...changes,
});

const tasting: SoldExtra = {
  id: "wine-tasting",
  name: "Wine tasting",
  kind: "entrance",
  per: "person",
  unitCents: rand(150),
  vatCode: "STD15",
  quantity: 3,
  needsApproval: false,
};

const addedBy = (extras: readonly SoldExtra[], changes: Partial<PriceRequest> = {}) => {
  const [without, price] = [
    priceTrip(request(changes), sampleTariff),
    priceTrip(request({ ...changes, extras }), sampleTariff),
  ];
  return { cents: (price.total ?? 0) - (without.total ?? 0), price, without };
};

describe("an extra adds its own price", () => {
  test.each([
    ["for each person who takes it", { ...tasting }, {}, 45_000],
    ["once for the booking", { ...tasting, per: "booking", quantity: 1 }, {}, 15_000],
    ["for each day", { ...tasting, per: "day", quantity: 2 }, { days: 3 }, 90_000],
    ["for each trip", { ...tasting, per: "trip", quantity: 1 }, { returnAt: "2026-09-12T08:00:00.000Z" }, 30_000],
    ["nothing if it is free", { ...tasting, unitCents: cents(0) }, {}, 0],
  ] as const)("%s", (_what, extra, changes, cents) => {
    expect(addedBy([extra], changes).cents).toBe(cents);
  });

  test("whatever a surcharge, a group discount, a partner or a company makes of the fare", () => {
    const everyone: readonly Partial<PriceRequest>[] = [
      { pickupAt: "2026-12-25T21:30:00.000Z" },
      { passengers: 9 },
      { partner: { model: "net_rate", rate: 0.2 } },
      { companyRate: { share: 0.1 } },
      { companyRate: { share: 0, fixedCents: 30_000 } },
    ];
    expect(everyone.map((changes) => addedBy([tasting], changes).cents)).toEqual(everyone.map(() => 45_000));
  });
});

test("its line has its own VAT code, beside a tour that is apportioned as before", () => {
  const { price, without } = addedBy([tasting], { service: "day_tour", offer: "winelands" });
  expect(price.lines.slice(0, -1)).toEqual(without.lines);
  expect(price.lines.at(-1)).toEqual({
    code: "extra:wine-tasting",
    text: "Wine tasting",
    amount: 45_000,
    vat: "STD15",
    quantity: 3,
  });
});

test("one that our team confirms makes the booking a request", () => {
  expect(addedBy([{ ...tasting, needsApproval: true }]).price.doubts).toEqual(["extra_on_request"]);
});

describe("the driver’s lodging", () => {
  const hire = {
    service: "chauffeur_service",
    offer: "chauffeur-services",
    hire: { unit: "full_day", hours: null },
  } as const;
  const days = { ...hire, returnAt: "2026-09-10T08:00:00.000Z", days: 3 };
  const paid = { ...sampleTariff, extras: { ...sampleTariff.extras, driverNight: rand(400) } };

  test("is a line for each night", () => {
    const line = priceTrip(request(days), paid).lines.find(({ code }) => code === "driver-night");
    expect(line).toEqual({
      code: "driver-night",
      text: "Driver’s lodging, per night",
      amount: 80_000,
      vat: "EX12G",
      quantity: 2,
    });
  });

  test("is none for one day, and none while the tariff has no price for it", () => {
    expect(priceTrip(request(hire), paid).total).toBe(priceTrip(request(hire), sampleTariff).total);
    expect(priceTrip(request(days), sampleTariff).lines.some(({ code }) => code === "driver-night")).toBe(false);
  });
});
