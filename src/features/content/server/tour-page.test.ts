import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tours } from "#db/schema/catalogue.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { formatMoney } from "#domain/money/money.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import { tourPages } from "../words/tours/all-tours.ts";
import { tourPage } from "./tour-page.ts";

test("a tour's page names the places it visits, whose own pages give the fees", () =>
  inTransaction(async (ctx) => {
    const answer = await tourPage(ctx, { slug: "robben-island" });
    expect(answer).toMatchObject({ ok: true });
    expect(answer.ok && answer.value.places).toContainEqual({ slug: "robben-island", name: "Robben Island" });
  }));

test("a tour we do not describe is refused", () =>
  inTransaction(async (ctx) => {
    expect(await tourPage(ctx, { slug: "nowhere" })).toEqual({ ok: false, reason: "no_such_page" });
  }));

test("a tour that is paused keeps its page, one that is a draft or has ended has none", () =>
  inTransaction(async (ctx) => {
    const stateOf = async (state: "draft" | "paused" | "ended") => {
      await ctx.db.update(tours).set({ state }).where(eq(tours.slug, "winelands"));
      return (await tourPage(ctx, { slug: "winelands" })).ok;
    };
    expect([await stateOf("paused"), await stateOf("draft"), await stateOf("ended")]).toEqual([true, false, false]);
    const other = await tourPage(ctx, { slug: "overberg" });
    expect(other.ok && other.value.related.map(({ tour }) => tour.id)).not.toContain("winelands");
  }));

test("an amount on a tour's page is a price of ours: entrance fees are on the attraction's page alone", () => {
  const { tours: prices, packages } = sampleTariff;
  const ours = [...Object.values(prices), ...packages.map(({ perPerson }) => perPerson)].map(formatMoney);
  const roads = ["R27", "R43", "R44", "R310", "R316", "R326"];
  const named = tourPages.flatMap((page) => JSON.stringify(page).match(/\bR\d+(?:\u00a0\d{3})*/g) ?? []);
  expect(named.filter((amount) => !ours.includes(amount) && !roads.includes(amount))).toEqual([]);
});

test("a fee says about how much, and the month it was checked", () => {
  const vague = attractionPages.filter(
    ({ facts }) => /R\d/.test(facts.fee) && !(/about/i.test(facts.fee) && /checked \w+ 20\d\d/i.test(facts.fee)),
  );
  expect(vague.map(({ slug, facts }) => `${slug}: ${facts.fee}`)).toEqual([]);
});
