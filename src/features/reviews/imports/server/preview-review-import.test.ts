import { expect, test } from "vitest";
import type { ReviewCsvRow } from "#domain/rating/review-csv.ts";
import { aReviewRow } from "#testing/builders/people/a-review-row.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { importReviews } from "./import-reviews.ts";
import { previewReviewImport } from "./preview-review-import.ts";

const imported = (rows: readonly ReviewCsvRow[]) => ({
  file_name: "reviews.json",
  rows: rows.map((row) => ({ ...row, version: null })),
});

test("a preview says what is new, what is known and what has changed, and writes nothing", () =>
  inTransaction(async (ctx) => {
    await importReviews(ctx, imported([aReviewRow(), aReviewRow({ key: "AbFv2", reviewer: "Ann Sample" })]));
    const rows = [
      aReviewRow(),
      aReviewRow({ key: "AbFv2", reviewer: "Ann Sample", text: "Late after all.", rating: "2" }),
      aReviewRow({ key: "AbFv3", reviewer: "Ben Sample" }),
      aReviewRow({ key: "AbFv3", reviewer: "Ben Sample" }),
    ];
    const preview = await previewReviewImport(ctx, { rows });
    expect(preview.value.rows).toMatchObject([
      { kind: "unchanged" },
      { kind: "changed", changes: [{ field: "rating", from: "4", to: "2" }, { field: "text" }] },
      { kind: "new" },
      { kind: "error", problems: ["This review is in the file twice"] },
    ]);
  }));

test("a review without an id is known by who wrote it where and when; the same words elsewhere are noted", () =>
  inTransaction(async (ctx) => {
    const { key: _, ...unnamed } = aReviewRow();
    await importReviews(ctx, imported([unnamed]));
    const preview = await previewReviewImport(ctx, { rows: [unnamed, { ...unnamed, source: "Facebook" }] });
    expect(preview.value.rows).toMatchObject([
      { kind: "unchanged" },
      { kind: "new", notes: ["We show the same words from Google, 2026-10-02"] },
    ]);
  }));

test.each<[string, ReviewCsvRow, string]>([
  ["no name", { reviewer: "" }, "Enter who wrote it"],
  ["another site", { source: "Elsewhere" }, "Enter Google, Facebook or Other as the source"],
  ["no date", { date: "soon" }, "Enter the date as 2026-12-31 or 31/12/2026"],
  ["a date to come", { date: "2027-01-01" }, "The date is in the future"],
  ["six stars", { rating: "6" }, "Enter 1 to 5 stars"],
  ["half a star", { rating: "4.5" }, "Enter 1 to 5 stars"],
  ["a link that runs a script", { link: "javascript:alert(1)" }, "Enter a link that starts with https://"],
  ["a recommendation that is neither", { recommends: "perhaps" }, "Enter yes or no for Recommends"],
])("%s is refused with what to enter", (_what, changes, problem) =>
  inTransaction(async (ctx) => {
    const preview = await previewReviewImport(ctx, { rows: [aReviewRow(changes)] });
    expect(preview.value.rows).toMatchObject([{ kind: "error", problems: [problem] }]);
  }),
);

test("neither stars nor a recommendation says nothing", () =>
  inTransaction(async (ctx) => {
    const { rating: _, ...row } = aReviewRow();
    expect((await previewReviewImport(ctx, { rows: [row] })).value.rows).toMatchObject([
      { problems: ["Enter the stars, or whether it recommends us"] },
    ]);
  }));
