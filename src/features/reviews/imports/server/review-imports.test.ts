import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aReviewRow } from "#testing/builders/people/a-review-row.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { importReviews } from "./import-reviews.ts";
import { reviewImports } from "./review-imports.ts";

test("each run says who brought which file, and can be undone for a day", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx, { email: "office@example.com", name: "Naledi", roles: ["admin"] });
    await importReviews(me, { file_name: "takeout.json", rows: [{ ...aReviewRow(), version: null }] });
    expect((await reviewImports(ctx)).value.runs).toMatchObject([
      { file_name: "takeout.json", by: "Naledi", added: 1, undo_until: expect.any(String) },
    ]);
  }));
