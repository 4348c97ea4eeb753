import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { givenTask } from "#testing/builders/people/a-task.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { snoozeTask } from "./snooze-task.ts";
import { teamTasks } from "./team-tasks.ts";

const shown = async (ctx: Context) => {
  const [open, snoozed] = [
    await teamTasks(ctx, { show: "open", of: "me" }),
    await teamTasks(ctx, { show: "snoozed", of: "me" }),
  ];
  return [open.value.tasks.length, snoozed.value.tasks.length];
};

test("a snoozed task is hidden until its time, or until someone wakes it", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenTask(admin);
    const until = addHours(testNow, 2).toISOString();
    expect(await snoozeTask(admin, { id, version: 1, until: testNow.toISOString() })).toEqual(refuse("in_the_past"));
    expect(await snoozeTask(admin, { id, version: 1, until })).toMatchObject({ value: { version: 2 } });
    expect(await shown(admin)).toEqual([0, 1]);
    expect(await shown({ ...admin, now: addHours(testNow, 3) })).toEqual([1, 0]);
    expect(await snoozeTask(admin, { id, version: 1, until: null })).toMatchObject(refuse("changed_meanwhile"));
    await snoozeTask(admin, { id, version: 2, until: null });
    expect(await shown(admin)).toEqual([1, 0]);
  }));
