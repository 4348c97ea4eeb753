import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { givenApplication, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reviewApplication } from "./review-application.ts";
import { startReview } from "./start-review.ts";

test("reading does not notify the applicant; the review starts once", () =>
  inTransaction(
    async (ctx, world) => {
      const { id } = await givenApplication(ctx);
      const summaryOf = () => world.emails.filter(({ template }) => template === "application-under-review").length;
      for (const _time of [1, 2])
        expect(await reviewApplication(ctx, { id })).toMatchObject({ value: { state: "submitted", version: 1 } });
      expect(summaryOf()).toBe(0);
      expect(await startReview(ctx, { id, version: 1 })).toMatchObject({ value: { version: 2 } });
      expect(await startReview(ctx, { id, version: 1 })).toEqual(refuse("changed_meanwhile"));
      expect(await startReview(ctx, { id, version: 2 })).toMatchObject(refuse("not_possible"));
      expect(summaryOf()).toBe(1);
    },
    { actor: reviewer },
  ));
