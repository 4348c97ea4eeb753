import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { givenTask } from "#testing/builders/people/a-task.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { countTasks } from "./count-tasks.ts";

test("my own open tasks are counted, and those whose time has come", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    await givenTask(admin);
    await givenTask(admin, { due_at: addHours(testNow, 1).toISOString() });
    await givenTask(admin, { assigned_to: null });
    expect(await countTasks(admin)).toMatchObject({ value: { mine: 2, due: 1 } });
    expect(await countTasks(await asAdmin(ctx, "Zola Dube"))).toMatchObject({ value: { mine: 0, due: 0 } });
  }));
