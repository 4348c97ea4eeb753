import { expect, test } from "vitest";
import { timeKey } from "#platform/page-key.ts";
import { givenApplication } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reviewContract } from "../contract.ts";
import { applicationsForReview } from "./applications-for-review.ts";

test("the list is paged, filtered and counted", () =>
  inTransaction(async (ctx) => {
    const { id } = await givenApplication(ctx);
    const all = { search: "", kind: undefined, states: undefined, after: undefined };
    expect(await applicationsForReview(ctx, { ...all, kind: "hotel" })).toMatchObject({
      value: {
        applications: [{ id, documents: 2, state: "submitted" }],
        next: null,
        counts: [{ state: "submitted", applications: 1 }],
      },
    });
    const cases: readonly (readonly [Partial<Parameters<typeof applicationsForReview>[1]>, number])[] = [
      [{ search: "lantern" }, 1],
      [{ search: "NALEDI@" }, 1],
      [{ search: "100%" }, 0],
      [{ kind: "driver" }, 0],
      [{ states: ["active"] }, 0],
      [{ after: timeKey.write({ at: new Date("2020-01-01T00:00:00Z"), id }) }, 0],
    ];
    for (const [filter, result] of cases) {
      const page = await applicationsForReview(ctx, { ...all, ...filter });
      expect(page.value.applications, JSON.stringify(filter)).toHaveLength(result);
    }
    expect(reviewContract.applicationsForReview.input.safeParse({ after: "nonsense" }).success).toBe(false);
  }));
