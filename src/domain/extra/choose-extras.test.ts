import { describe, expect, test } from "vitest";
import { rand } from "../money/money.ts";
import { chooseExtras, type ExtraWish, extrasFor, fittedExtras } from "./choose-extras.ts";
import type { Extra, SoldExtra } from "./extra.ts";

const now = new Date("2026-11-20T08:00:00Z");
const wish: ExtraWish = {
  soldAs: "day_tour",
  offer: "winelands",
  pickupAt: new Date("2026-11-28T07:00:00Z"),
  passengers: 4,
};
const tasting: Extra = {
  id: "wine-tasting",
  name: "Wine tasting",
  description: "",
  kind: "entrance",
  per: "person",
  priceCents: rand(150),
  vatCode: "STD15",
  services: [],
  offers: [],
  vehicleClasses: [],
  most: 10,
  stock: null,
  noticeHours: 0,
  needsApproval: false,
};

describe("an extra is offered", () => {
  test.each([
    ["for every trip", {}, {}, true],
    ["for its tour", { offers: ["winelands"] }, {}, true],
    ["not for another tour", { offers: ["cape-peninsula"] }, {}, false],
    ["for its service", { services: ["day_tour"] }, {}, true],
    ["for its service or its tour", { services: ["airport_transfer"], offers: ["winelands"] }, {}, true],
    ["not for another service", { services: ["airport_transfer"] }, {}, false],
    ["for a service of the company’s own", { services: ["wine-evenings"] }, { soldAs: "wine-evenings" }, true],
    ["not for another service of its kind", { services: ["airport_transfer"] }, { soldAs: "vip-transfers" }, false],
    ["for its vehicle class", { vehicleClasses: ["shuttle"] }, { vehicleClass: "shuttle" }, true],
    ["not for another class", { vehicleClasses: ["shuttle"] }, { vehicleClass: "sedan" }, false],
    ["while no class is known", { vehicleClasses: ["shuttle"] }, {}, true],
    ["with enough notice", { noticeHours: 191 }, {}, true],
    ["not at shorter notice", { noticeHours: 192 }, {}, false],
  ] as const)("%s", (_when, extra, changes, isOffered) => {
    expect(extrasFor([{ ...tasting, ...extra }], { ...wish, ...changes }, now)).toHaveLength(isOffered ? 1 : 0);
  });
});

const sold: SoldExtra = {
  id: "wine-tasting",
  name: "Wine tasting for two",
  kind: "entrance",
  per: "person",
  unitCents: rand(120),
  vatCode: "STD15",
  needsApproval: false,
  quantity: 3,
};
const choose = (quantity: number, onSale: readonly Extra[] = [tasting], before: readonly SoldExtra[] = []) =>
  chooseExtras({ wanted: [{ id: "wine-tasting", quantity }], onSale, wish, now, sold: before });

describe("what is chosen", () => {
  test("has today’s name, price and VAT code", () => {
    expect(choose(2)).toMatchObject({
      value: [{ quantity: 2, name: "Wine tasting", unitCents: 15_000, vatCode: "STD15" }],
    });
  });
  test("is not there for zero", () => expect(choose(0)).toEqual({ ok: true, value: [] }));
  test("is one for each person at most", () => {
    expect([choose(4).ok, choose(5)]).toMatchObject([true, { reason: "extra_unavailable", details: { left: 4 } }]);
  });
  test("must be on sale", () => expect(choose(1, [])).toMatchObject({ reason: "extra_unavailable" }));
  test("is named once", () => {
    const twice = [1, 1].map((quantity) => ({ id: "wine-tasting", quantity }));
    expect(chooseExtras({ wanted: twice, onSale: [tasting], wish, now })).toMatchObject({ ok: false });
  });
  test("keeps the name and price it was sold at, also for one more", () => {
    expect(choose(4, [tasting], [sold])).toMatchObject({
      value: [{ quantity: 4, name: "Wine tasting for two", unitCents: 12_000 }],
    });
  });
  test("may stay or become fewer when it is no longer on sale, but not more", () => {
    expect([2, 3, 4].map((quantity) => choose(quantity, [], [sold]).ok)).toEqual([true, true, false]);
  });
});

test("a smaller party takes no more than it has people", () => {
  expect(fittedExtras([sold, { ...sold, per: "booking" }], 2).map(({ quantity }) => quantity)).toEqual([2, 3]);
});
