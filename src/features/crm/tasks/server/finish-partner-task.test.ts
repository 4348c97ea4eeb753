import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { finishPartnerTask } from "./finish-partner-task.ts";
import { writeTask } from "./write-task.ts";

test("an answered dispute is no task any more", () =>
  inTransaction(async (ctx) => {
    const disputeId = newId();
    await writeTask(ctx, {
      type: "task.wanted",
      kind: "answer_partner",
      subjectKind: "partner_dispute",
      subjectId: disputeId,
      title: "A hotel disputes a line",
      dueAt: null,
    });
    await finishPartnerTask(ctx, { type: "partner.dispute_answered", disputeId });
    const [task] = await ctx.db.select().from(tasks).where(eq(tasks.subjectId, disputeId));
    expect(task?.doneAt).toEqual(ctx.now);
  }));
