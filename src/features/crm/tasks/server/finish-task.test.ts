import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { auditLog } from "#db/schema/platform.ts";
import { refuse } from "#domain/result.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { finishTask } from "./finish-task.ts";
import { writeTask } from "./write-task.ts";

test("a task is done once, by the person who says so", () =>
  inTransaction(async (ctx) => {
    const input = {
      type: "task.wanted",
      kind: "find_vehicle",
      subjectKind: "booking",
      title: "Find a vehicle",
    } as const;
    await writeTask(ctx, { ...input, subjectId: "CTS-7K3M9Q", dueAt: null });
    const admin = await asAdmin(ctx);
    const id = (await ctx.db.select().from(tasks))[0]?.id ?? "";
    expect(await finishTask(admin, { id })).toMatchObject({ ok: true });
    expect(await finishTask(admin, { id })).toEqual(refuse("not_found"));
    expect(await ctx.db.select().from(tasks)).toMatchObject([{ state: "done", doneAt: testNow }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "task.finished", subjectId: id }]);
  }));
