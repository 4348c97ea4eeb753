import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tours } from "#db/schema/catalogue.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { pictureNamed } from "./find-picture.ts";
import { tourCards } from "./tour-cards.ts";

const shown = async (ctx: Context) => (await tourCards(ctx)).value.cards.map(({ tour }) => tour.id);

test("tours on sale have a card, in the order of our team", () =>
  inTransaction(async (ctx) => {
    const before = await shown(ctx);
    expect(before).toContain("winelands");
    const last = before.at(-1) ?? "";
    await ctx.db.update(tours).set({ position: -1 }).where(eq(tours.slug, last));
    expect(await shown(ctx)).toEqual([last, ...before.slice(0, -1)]);
  }));

test.each(["draft", "paused", "ended"] as const)("a tour that is %s has none", (state) =>
  inTransaction(async (ctx) => {
    const before = await shown(ctx);
    await ctx.db.update(tours).set({ state }).where(eq(tours.slug, "winelands"));
    expect(await shown(ctx)).toEqual(before.filter((id) => id !== "winelands"));
  }),
);

test("a card says where its tour goes, has its picture, and names four of its sights", () =>
  inTransaction(async (ctx) => {
    const ofWinelands = eq(tours.slug, "winelands");
    const [kept] = await ctx.db.select().from(tours).where(ofWinelands);
    if (!kept) throw new Error("The demo company has no such tour.");
    const highlights = ["One", "Two", "Three", "Four", "Five"];
    const words = { ...kept.words, en: { ...kept.words.en, location: "Stellenbosch", highlights } };
    await ctx.db.update(tours).set({ words }).where(ofWinelands);
    const card = (await tourCards(ctx)).value.cards.find(({ tour }) => tour.id === "winelands");
    expect(card).toMatchObject({ location: "Stellenbosch", highlights: highlights.slice(0, 4) });
    expect(card?.picture.path).toBe(pictureNamed("winelands")?.path);
  }));
