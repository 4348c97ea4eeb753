import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { givenTask } from "#testing/builders/people/a-task.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { finishTask } from "./finish-task.ts";
import { reopenTask } from "./reopen-task.ts";

test("a task done too soon is open again, once", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenTask(admin);
    expect(await reopenTask(admin, { id, version: 1 })).toEqual(refuse("not_done"));
    await finishTask(admin, { id });
    expect(await reopenTask(admin, { id, version: 1 })).toMatchObject({ value: { version: 2 } });
    expect(await reopenTask(admin, { id, version: 2 })).toEqual(refuse("not_done"));
  }));
