import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { refuse } from "#domain/result.ts";
import { aTask } from "#testing/builders/people/a-task.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { editTask } from "./edit-task.ts";
import { finishTask } from "./finish-task.ts";
import { writeTask } from "./write-task.ts";

test("a task of our system can be assigned, and keeps its title", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const me = admin.actor.kind === "person" ? admin.actor.userId : "";
    const about = { kind: "find_vehicle", subjectKind: "booking", subjectId: "CTS-7K3M9Q", dueAt: null };
    for (const _twice of [1, 2]) await writeTask(ctx, { type: "task.wanted", title: "Find a vehicle", ...about });
    const [{ id } = { id: "" }, ...more] = await ctx.db.select().from(tasks);
    expect(more).toEqual([]);
    const edited = { ...aTask({ assigned_to: me, note: "The big one" }), id, version: 1 };
    expect(await editTask(admin, edited)).toMatchObject({ value: { version: 2 } });
    expect(await ctx.db.select().from(tasks)).toMatchObject([
      { title: "Find a vehicle", note: "The big one", assignedTo: me },
    ]);
    expect(await editTask(admin, edited)).toMatchObject(refuse("changed_meanwhile"));
    const driver = await anAccount(ctx, ["driver"]);
    expect(await editTask(admin, { ...edited, version: 2, assigned_to: driver })).toEqual(refuse("no_colleague"));
    await finishTask(admin, { id });
    expect(await editTask(admin, { ...edited, version: 2 })).toEqual(refuse("not_open"));
  }));
