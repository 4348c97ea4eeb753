import { describe, expect, test } from "vitest";
import { findTariff } from "#db/read-tariff.ts";
import { bookings } from "#db/schema/booking.ts";
import { tariffs } from "#db/schema/pricing.ts";
import { rand } from "#domain/money/money.ts";
import type { PriceRequest } from "#domain/pricing/price-request.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { listTariffs } from "./list-tariffs.ts";
import { previewTariff } from "./preview-tariff.ts";
import { readTariff } from "./read-tariff.ts";
import { retireTariff } from "./retire-tariff.ts";
import { saveTariff } from "./save-tariff.ts";

const start: TariffContent = tariffContent.parse(startingTariff);
const dearerTours = { ...start, tours: { ...start.tours, winelands: rand(1499) } };
const winelands: PriceRequest = {
  service: "day_tour",
  offer: "winelands",
  from: { name: null, town: null, kmFromCity: null },
  to: { name: null, town: null, kmFromCity: null },
  kilometres: null,
  passengers: 2,
  bags: 0,
  childSeats: 0,
  extraStops: 0,
  hire: null,
  packageDays: null,
  pickupAt: "2026-11-28T07:00:00.000Z",
  returnAt: null,
  bookedAt: "2026-11-10T07:00:00.000Z",
};

test("the tariff the database starts with is the one of the code", () =>
  inTransaction(async (ctx) => {
    const [row, ...others] = await ctx.db.select().from(tariffs);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ version: 1, state: "active", content: startingTariff });
    expect(JSON.parse(JSON.stringify(row?.content))).toEqual(JSON.parse(JSON.stringify(startingTariff)));
  }));

describe("a draft is complete and sound, or refused", () => {
  const { sedan: _sedan, ...bandsLeft } = start.transfer.ride;
  test.each([
    ["a price below zero", { ...start, tours: { ...start.tours, winelands: -1 } }],
    ["half a cent", { ...start, atLeast: 0.5 }],
    ["a band without a price", { ...start, transfer: { ...start.transfer, ride: bandsLeft } }],
    ["a part left out", { ...start, coach: undefined }],
    ["a share above the whole", { ...start, tourTransportShare: 1.2 }],
    ["a hop longer than a ride", { ...start, transfer: { ...start.transfer, hopKm: 30 } }],
    ["two prices for one town", { ...start, routes: [...start.routes, ...start.routes] }],
    ["rounding to nothing", { ...start, roundTo: 0 }],
    ["rounding a short transfer away", { ...start, roundTo: rand(1000) }],
    ["a group that travels for nothing", { ...start, groupDiscount: { fromPassengers: 8, share: 1 } }],
  ])("%s", (_what, content) => {
    expect(tariffContent.safeParse(content).success).toBe(false);
  });
});

describe("what is sold has a price above nothing", () => {
  /** Every price by which something is sold, as a path. Extras, tolls, further people and the lowest fare may be free. */
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

test("a version saved before a price of 0 was refused can still be read", () =>
  inTransaction(async (transaction) => {
    const ctx = await office(transaction);
    const content = { ...startingTariff, tours: { ...startingTariff.tours, winelands: rand(0) } };
    await ctx.db.update(tariffs).set({ content });
    expect(await readTariff(ctx, { version: 1 })).toMatchObject({
      ok: true,
      value: { content: { tours: { winelands: 0 } } },
    });
  }));

const office = (ctx: Context) => askingAs(ctx, { name: "Naledi", roles: ["admin"] });
const save = (ctx: Context, valid_from: string, after_version = 1) =>
  saveTariff(ctx, { content: dearerTours, valid_from, after_version, note: "Wine harvest" });

test("a version counts from its day on, and the one before it until then", () =>
  inTransaction(async (transaction, world) => {
    const ctx = await office(transaction);
    expect(await save(ctx, "2026-12-01")).toMatchObject({ ok: true, value: { version: 2, standing: "coming" } });
    const price = async (day: string) => (await findTariff(ctx.db, localDate(day))).tours.winelands;
    expect([await price("2026-11-30"), await price("2026-12-01")]).toEqual([rand(1299), rand(1499)]);
    expect(world.siteTouched).toBe(1);
    const all = await listTariffs(ctx);
    expect(all.ok && all.value.tariffs.map(({ version, standing }) => [version, standing])).toEqual([
      [2, "coming"],
      [1, "current"],
    ]);
    expect(await readTariff(ctx, { version: 2 })).toMatchObject({ ok: true, value: { content: dearerTours } });
  }));

test("none begins yesterday, and none is saved over one that somebody else just saved", () =>
  inTransaction(async (transaction) => {
    const ctx = await office(transaction);
    expect(await save(ctx, "2026-11-19")).toMatchObject({ reason: "in_the_past" });
    await save(ctx, "2026-11-20");
    expect(await save(ctx, "2026-11-20")).toMatchObject({ reason: "changed_meanwhile", details: { latest: 2 } });
  }));

test("a version is retired, but never the last one in force", () =>
  inTransaction(async (transaction) => {
    const ctx = await office(transaction);
    expect(await retireTariff(ctx, { version: 1, reason: "Old" })).toMatchObject({ reason: "not_possible" });
    await save(ctx, "2026-11-20");
    expect(await retireTariff(ctx, { version: 2, reason: "Mistyped" })).toMatchObject({ ok: true });
    expect((await findTariff(ctx.db, localDate("2026-11-20"))).version).toBe(1);
  }));

test("a draft is weighed on what was sold: sums, skipped ones and the biggest changes", () =>
  inTransaction(async (ctx) => {
    const sold = {
      state: "confirmed",
      serviceType: "day_tour",
      totalCents: rand(1299),
      priceRequest: winelands,
    } as const;
    await ctx.db
      .insert(bookings)
      .values([
        aBooking(sold),
        aBooking({ ...sold, priceRequest: { ...winelands, offer: "township" }, totalCents: rand(756) }),
        aBooking({ ...sold, priceRequest: null }),
        aBooking({ ...sold, isTest: true }),
        aBooking({ ...sold, createdAt: new Date("2026-07-01T08:00:00Z") }),
      ]);
    expect(priceTrip(winelands, startingTariff).total).toBe(rand(1299));
    const weighed = await previewTariff(ctx, { content: dearerTours });
    expect(weighed).toMatchObject({
      value: { bookings: 2, skipped: 1, charged_cents: rand(2055), would_be_cents: rand(2255), dearer: 1, cheaper: 0 },
    });
    expect(weighed.ok && weighed.value.biggest.map(({ would_be_cents }) => would_be_cents)).toEqual([rand(1499)]);
  }));
