import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { finishRatingTask } from "./finish-rating-task.ts";
import { writeTask } from "./write-task.ts";

test.each([
  ["rating.settled", "handle_rating"],
  ["rating.dispute_decided", "decide_dispute"],
] as const)("%s ends the task %s of that rating, and no other", (type, kind) =>
  inTransaction(async (ctx) => {
    const ratingId = ctx.newId();
    for (const one of ["handle_rating", "decide_dispute"])
      await writeTask(ctx, {
        type: "task.wanted",
        kind: one,
        subjectKind: "rating",
        subjectId: ratingId,
        title: "Do it",
        dueAt: null,
      });
    await finishRatingTask(ctx, { type, ratingId });
    const done = (await ctx.db.select().from(tasks)).filter(({ state }) => state === "done");
    expect(done.map((task) => task.kind)).toEqual([kind]);
  }),
);
