import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { tariffs } from "#db/schema/pricing.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { findTariff } from "#db/tariff-views.ts";
import { rand } from "#domain/money/money.ts";
import { withClassPrices } from "#domain/pricing/class-prices.ts";
import { type Journey, priceJourney } from "#domain/pricing/journey-price.ts";
import { localDate } from "#domain/time/local-time.ts";
import { addVehicleClass } from "#features/catalogue/classes/server/add-vehicle-class.ts";
import { moveVehicleClass } from "#features/catalogue/classes/server/move-vehicle-class.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aClassForm } from "#testing/builders/services/a-class-form.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { retireTariff } from "./retire-tariff.ts";
import { saveTariff } from "./save-tariff.ts";

/** As it is stored: without what it prices. */
const { catalogue: _catalogue, ...startingPrices } = sampleTariff;
const start: TariffContent = tariffContent.parse(sampleTariff);

const dearerTours = { ...start, tours: { ...start.tours, winelands: rand(1499) } };

test("the tariff the database starts with is the one of the code", () =>
  inTransaction(async (ctx) => {
    const [row, ...others] = await ctx.db.select().from(tariffs);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ version: 1, state: "active", content: startingPrices });
    expect(JSON.parse(JSON.stringify(row?.content))).toEqual(JSON.parse(JSON.stringify(startingPrices)));
  }));

test("a tour’s key keeps its reason, and the version that brought it", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["admin"] });
    const save = (tourKeys: TariffContent["tourKeys"], after_version: number) =>
      saveTariff(ctx, { content: { ...start, tourKeys }, valid_from: "2026-12-01", note: "", after_version });
    const winelands = { share: 0.45, reason: "Tastings and a guide are R550 of R1 000" };
    await save({ winelands }, 1);
    const township = { share: null, reason: "Sold as one price" };
    await save({ winelands: { ...winelands, since: 99 }, township }, 2);
    await save({ winelands: { ...winelands, share: 0.5 }, township }, 3);
    const rows = await ctx.db.select().from(tariffs).orderBy(tariffs.version);
    const kept = rows.map(({ content }) => content.tourKeys);
    expect(kept).toEqual([
      undefined,
      { winelands: { ...winelands, since: 2 } },
      { winelands: { ...winelands, since: 2 }, township: { ...township, since: 3 } },
      { winelands: { ...winelands, share: 0.5, since: 4 }, township: { ...township, since: 3 } },
    ]);
    expect(rows.at(-1)?.createdBy, "and with it who set it, and when").not.toBeNull();
  }));

test("a town typed by another name of it has its fixed price", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["admin"] });
    const routes = start.routes.map((route) =>
      route.town === "Stellenbosch" ? { ...route, town: "stellies" } : route,
    );
    await saveTariff(ctx, { content: { ...start, routes }, valid_from: "2026-12-01", note: "", after_version: 1 });
    const [latest] = await ctx.db.select().from(tariffs).orderBy(desc(tariffs.version)).limit(1);
    expect(latest?.content.routes.map(({ town }) => town)).toEqual(start.routes.map(({ town }) => town));
  }));

const [firstRule] = start.timeRules;
if (!firstRule) throw new Error("The tariff has no price rule.");
const withRule = (changes: object) => ({
  ...start,
  timeRules: [...start.timeRules, { ...firstRule, id: "new", ...changes }],
});

test("a peak-hour rule of our team’s own raises the trips it names, and one for an unknown place is refused", () =>
  inTransaction(async (transaction) => {
    const ctx = await team(transaction);
    const saveRule = (places: string[]) =>
      saveTariff(ctx, {
        content: tariffContent.parse(
          withRule({
            name: "Peak hours to the Winelands",
            share: 0,
            amount: 12_500,
            when: { kind: "hours", from: "06:30", until: "09:00" },
            only: { weekdays: [1, 2, 3, 4, 5], places },
          }),
        ),
        valid_from: "2026-11-20",
        note: "",
        after_version: 1,
      });
    expect(await saveRule(["Stelenbos"])).toMatchObject({
      reason: "unknown_place",
      details: { places: ["Stelenbos"] },
    });
    await saveRule(["Stellenbosch"]);
    const [latest] = await ctx.db.select().from(tariffs).orderBy(desc(tariffs.version)).limit(1);
    const ruleIn = (pickup: string, destination: string) =>
      priceJourney(
        { ...journey, destination, pickupAt: new Date(pickup) },
        { ...sampleTariff, ...latest?.content },
        ctx.now,
      )
        .price.trace.filter(({ rule }) => rule === "new")
        .map(({ delta }) => delta);
    // 1 December 2026 is a Tuesday.
    expect(ruleIn("2026-12-01T07:00:00+02:00", "Stellenbosch")).toEqual([rand(125)]);
    expect(ruleIn("2026-12-05T07:00:00+02:00", "Stellenbosch")).toEqual([]);
    expect(ruleIn("2026-12-01T09:00:00+02:00", "Stellenbosch")).toEqual([]);
    expect(ruleIn("2026-12-01T07:00:00+02:00", "Camps Bay")).toEqual([]);
  }));

const journey: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "",
  pickupAt: new Date(),
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};

describe("a draft is complete and sound, or refused", () => {
  test.each([
    ["a price below zero", { ...start, tours: { ...start.tours, winelands: -1 } }],
    ["half a cent", { ...start, atLeast: 0.5 }],
    ["a part left out", { ...start, coach: undefined }],
    ["a share above the whole", { ...start, tourTransportShare: 1.2 }],
    ["a hop longer than a ride", { ...start, transfer: { ...start.transfer, hopKm: 30 } }],
    ["two prices for one town", { ...start, routes: [...start.routes, ...start.routes] }],
    ["a tour’s key without a reason", { ...start, tourKeys: { winelands: { share: 0.5, reason: " " } } }],
    ["rounding to nothing", { ...start, roundTo: 0 }],
    ["rounding a short transfer away", { ...start, roundTo: rand(1000) }],
    ["a rule that takes off more than half", withRule({ share: -0.6 })],
    ["a rule for no weekday", withRule({ only: { weekdays: [] } })],
    ["a rule for an eighth weekday", withRule({ only: { weekdays: [7] } })],
    ["a group that travels for nothing", { ...start, groupDiscount: { fromPassengers: 8, share: 1 } }],
  ])("%s", (_what, content) => {
    expect(tariffContent.safeParse(content).success).toBe(false);
  });
});

test("a class on sale without a price is refused by name, and nothing is saved", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["admin"] });
    const { sedan: _sedan, ...classesLeft } = start.transfer.ride;
    const content = tariffContent.parse({ ...start, transfer: { ...start.transfer, ride: classesLeft } });
    expect(await saveTariff(ctx, { content, valid_from: "2026-12-01", note: "", after_version: 1 })).toMatchObject({
      ok: false,
      reason: "class_without_price",
      details: { classes: ["Sedan"] },
    });
    expect(await ctx.db.$count(tariffs)).toBe(1);
  }));

describe("what is sold has a price above nothing", () => {
  /**
   * Every price by which something is sold, as a path. Extras, tolls, further people and the lowest fare may be free.
   */
  const isFree = (path: string) =>
    /^(extras|tolls|atLeast|roundTo|bags|timeRules|emptyWayShare|tourTransportShare|groupDiscount)|\.each$|(Km|Hours|days)$/.test(
      path,
    );
  const paths = (value: unknown, path = ""): string[] =>
    typeof value === "number"
      ? [path]
      : Object.entries(value ?? {}).flatMap(([key, inner]) =>
          typeof inner === "string" ? [] : paths(inner, path ? `${path}.${key}` : key),
        );
  const withZero = (value: unknown, [key = "", ...rest]: readonly string[]): unknown => {
    const inner = (value as Record<string, unknown>)[key];
    const next = rest.length === 0 ? 0 : withZero(inner, rest);
    return Array.isArray(value) ? value.with(Number(key), next) : { ...(value as object), [key]: next };
  };

  test.each(paths(start).filter((path) => !isFree(path)))("%s of 0 is refused", (path) => {
    expect(tariffContent.safeParse(withZero(start, path.split("."))).success).toBe(false);
  });
});

const team = (ctx: Context) => askingAs(ctx, { name: "Naledi", roles: ["admin"] });

const save = (ctx: Context, valid_from: string, after_version = 1) =>
  saveTariff(ctx, { content: dearerTours, valid_from, after_version, note: "Wine harvest" });

test("none starts yesterday, and none is saved over one that someone else just saved", () =>
  inTransaction(async (transaction) => {
    const ctx = await team(transaction);
    expect(await save(ctx, "2026-11-19")).toMatchObject({ reason: "in_the_past" });
    await save(ctx, "2026-11-20");
    expect(await save(ctx, "2026-11-20")).toMatchObject({ reason: "changed_meanwhile", details: { latest: 2 } });
  }));

test("a class priced today is priced under a tariff saved before with a later start, and its prices there stay", () =>
  inTransaction(async (transaction) => {
    const ctx = await team(transaction);
    await addVehicleClass(ctx, aClassForm());
    await save(ctx, "2027-01-01");
    const content = withClassPrices(start, { from: "sedan", to: "business_sedan", factor: 1.5 });
    const put = () => moveVehicleClass(ctx, { id: "business_sedan", version: 1, state: "on_sale" });
    expect(await saveTariff(ctx, { content, valid_from: "2026-11-20", note: "", after_version: 2 })).toMatchObject({
      value: { version: 3, standing: "current" },
    });
    const inJanuary = await findTariff(ctx.db, localDate("2027-01-01"));
    expect(inJanuary).toMatchObject({
      version: 4,
      tours: { winelands: rand(1499) },
      transfer: { ride: { business_sedan: content.transfer.ride.business_sedan, sedan: start.transfer.ride.sedan } },
    });
    expect(await put()).toMatchObject({ ok: true });
    // Dearer today, it keeps the price that was set for January, and no further version is written.
    const dearer = withClassPrices(start, { from: "sedan", to: "business_sedan", factor: 3 });
    await saveTariff(ctx, { content: dearer, valid_from: "2026-11-20", note: "", after_version: 4 });
    expect((await findTariff(ctx.db, localDate("2027-01-01"))).version).toBe(4);
    // Without version 4 the class would have no price in January.
    expect(await retireTariff(ctx, { version: 4, reason: "Mistyped" })).toMatchObject({
      reason: "class_without_price",
      details: { classes: ["Business sedan"] },
    });
  }));

test("a class is not put on sale while a tariff to come lacks its prices", () =>
  inTransaction(async (transaction) => {
    const ctx = await team(transaction);
    await addVehicleClass(ctx, aClassForm());
    const content = withClassPrices(start, { from: "sedan", to: "business_sedan", factor: 1.5 });
    await saveTariff(ctx, { content, valid_from: "2026-11-20", note: "", after_version: 1 });
    await save(ctx, "2027-01-01", 2);
    expect(await moveVehicleClass(ctx, { id: "business_sedan", version: 1, state: "on_sale" })).toMatchObject({
      reason: "no_price",
    });
  }));
