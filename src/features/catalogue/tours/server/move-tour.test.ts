import { expect, test } from "vitest";
import { saveOf } from "#testing/builders/services/a-tour.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveTour } from "./move-tour.ts";
import { saveTour } from "./save-tour.ts";

const slug = "route-62";

test("without a price a tour does not go on sale; with one it does, and every page is drawn again", () =>
  inTransaction(async (ctx, world) => {
    await saveTour(ctx, saveOf());
    const unpriced = await moveTour(ctx, { slug, version: 1, to: "on_sale" });
    expect(unpriced).toMatchObject({ ok: false, reason: "no_price" });
    await saveTour(ctx, saveOf({ version: 1, price_cents: 180_000 }));
    const touched = world.siteTouched;
    const moved = await moveTour(ctx, { slug, version: 2, to: "on_sale" });
    expect(moved).toEqual({ ok: true, value: { state: "on_sale", version: 3 } });
    expect(world.siteTouched).toBe(touched + 1);
  }));

test("an ended tour is put back as a paused one, never straight on sale", () =>
  inTransaction(async (ctx) => {
    await moveTour(ctx, { slug: "winelands", version: 1, to: "ended" });
    const onSale = await moveTour(ctx, { slug: "winelands", version: 2, to: "on_sale" });
    expect(onSale).toMatchObject({ ok: false, reason: "not_possible" });
    const paused = await moveTour(ctx, { slug: "winelands", version: 2, to: "paused" });
    expect(paused).toMatchObject({ ok: true, value: { state: "paused" } });
  }));

test("who saw an older version moves nothing", () =>
  inTransaction(async (ctx) => {
    await moveTour(ctx, { slug: "winelands", version: 1, to: "paused" });
    const again = await moveTour(ctx, { slug: "winelands", version: 1, to: "ended" });
    expect(again).toMatchObject({ ok: false, reason: "changed_meanwhile" });
  }));

test("an ended tour whose booking page another has taken stays ended", () =>
  inTransaction(async (ctx) => {
    await saveTour(ctx, saveOf());
    await moveTour(ctx, { slug, version: 1, to: "ended" });
    await saveTour(ctx, saveOf({ slug: "klein-karoo" }));
    const back = await moveTour(ctx, { slug, version: 2, to: "paused" });
    expect(back).toMatchObject({ ok: false, reason: "address_taken" });
  }));
