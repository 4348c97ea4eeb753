import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { finishIncidentTask } from "./finish-incident-task.ts";
import { writeTask } from "./write-task.ts";

const id = "018f0000-0000-7000-8000-000000000001";

test.each([
  ["a resolved incident", { type: "incident.resolved", incidentId: id }, ["handle_incident"]],
  ["an answered dispute", { type: "dispute.answered", disputeId: id }, ["answer_dispute"]],
  ["a closed item", { type: "lost_item.moved", lostItemId: id, moveId: id, to: "closed" }, ["find_lost_item"]],
  [
    "an item that was found and is still here",
    { type: "lost_item.moved", lostItemId: id, moveId: id, to: "found" },
    [],
  ],
] as const)("%s ends its own task and no other", (_, event, done) =>
  inTransaction(async (ctx) => {
    const input = { type: "task.wanted", subjectId: id, title: "Do it", dueAt: null } as const;
    await writeTask(ctx, { ...input, kind: "handle_incident", subjectKind: "incident" });
    await writeTask(ctx, { ...input, kind: "answer_dispute", subjectKind: "trip_dispute" });
    await writeTask(ctx, { ...input, kind: "find_lost_item", subjectKind: "lost_item" });
    await finishIncidentTask(ctx, event);
    const rows = await ctx.db.select().from(tasks);
    expect(rows.filter(({ state }) => state === "done").map(({ kind }) => kind)).toEqual(done);
  }),
);
