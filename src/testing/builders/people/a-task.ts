import { addHours } from "#domain/time/local-time.ts";
import { createTask } from "#features/crm/tasks/server/create-task.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "../../in-transaction.ts";

type Input = Parameters<typeof createTask>[1];

/** The form of a new task: a phone call that was due an hour ago. */
export const aTask = (changes: Partial<Input> = {}): Input => ({
  title: "Call Thandi",
  note: "",
  due_at: addHours(testNow, -1).toISOString(),
  assigned_to: null,
  subject: null,
  ...changes,
});

/** A task that the actor created for themselves. */
export async function givenTask(ctx: Context, changes: Partial<Input> = {}) {
  const assigned_to = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const made = await createTask(ctx, aTask({ assigned_to, ...changes }));
  if (!made.ok) throw new Error(`The task was not written: ${made.reason}.`);
  return made.value;
}
