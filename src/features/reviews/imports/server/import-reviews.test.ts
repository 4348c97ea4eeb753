import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { importRuns } from "#db/schema/platform.ts";
import { reviews } from "#db/schema/reviews.ts";
import { undoImport } from "#features/imports/server/undo-import.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aReviewRow } from "#testing/builders/people/a-review-row.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { publishedReviews } from "../../server/published-reviews.ts";
import { importReviews } from "./import-reviews.ts";

const fresh = { ...aReviewRow(), version: null };

test("a review is shown with its source and its original, keeps where it came from, and is none of our verified ones", () =>
  inTransaction(async (ctx, world) => {
    const { rating: _, ...recommendation } = aReviewRow({ source: "Facebook", recommends: "no", key: "9" });
    const rows = [fresh, { ...recommendation, version: null }];
    expect(await importReviews(ctx, { file_name: "takeout.json", rows })).toMatchObject({
      ok: true,
      value: { added: 2 },
    });
    expect(await ctx.db.select().from(reviews).orderBy(desc(reviews.source))).toMatchObject([
      {
        source: "google",
        rating: 4,
        importFile: "takeout.json",
        importedAt: ctx.now,
        verified: false,
        state: "published",
      },
      { source: "facebook", rating: null, recommends: false },
    ]);
    expect(world.siteTouched).toBe(1);
    const shown = await publishedReviews(ctx);
    expect(shown).toMatchObject({
      value: {
        count: 2,
        average: 4,
        by_source: expect.arrayContaining([
          { source: "google", count: 1, average: 4 },
          { source: "facebook", count: 1, average: 0 },
        ]),
      },
    });
    expect(shown.ok && shown.value.reviews.map(({ review_url, source }) => [source, review_url])).toContainEqual([
      "google",
      "https://maps.example/review/1",
    ]);
  }));

test("the same file again changes nothing, and a row that has changed since its preview refuses all", () =>
  inTransaction(async (ctx) => {
    await importReviews(ctx, { file_name: "a.json", rows: [fresh] });
    const again = await importReviews(ctx, { file_name: "a.json", rows: [{ ...aReviewRow(), version: 1 }] });
    expect(again).toMatchObject({ value: { added: 0, changed: 0, unchanged: 1 } });
    expect(await importReviews(ctx, { file_name: "a.json", rows: [fresh] })).toMatchObject({
      reason: "changed_meanwhile",
    });
  }));

test("an import is undone as a whole within a day", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx, { email: "office@example.com", roles: ["admin"] });
    await importReviews(me, { file_name: "a.json", rows: [fresh] });
    await importReviews(me, { file_name: "b.json", rows: [{ ...aReviewRow({ rating: "2" }), version: 1 }] });
    const runs = await ctx.db.select().from(importRuns).orderBy(importRuns.id);
    expect(await undoImport(me, { id: runs[1]?.id ?? "" })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(reviews)).toMatchObject([{ rating: 4, importFile: "a.json" }]);
    expect(await undoImport(me, { id: runs[0]?.id ?? "" })).toMatchObject({ ok: true });
    expect(await ctx.db.$count(reviews)).toBe(0);
  }));
