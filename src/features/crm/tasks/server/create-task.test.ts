import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { aTask, givenTask } from "#testing/builders/people/a-task.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createTask } from "./create-task.ts";

test("our team may write down the same thing twice, for a colleague and about a record", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    await givenTask(admin);
    await givenTask(admin);
    expect(await ctx.db.select().from(tasks)).toMatchObject([{ kind: "to_do" }, { kind: "to_do" }]);
    const driver = await anAccount(ctx, ["driver"]);
    expect(await createTask(admin, aTask({ assigned_to: driver }))).toEqual(refuse("no_colleague"));
    const subject = { kind: "person" as const, id: newId() };
    expect(await createTask(admin, aTask({ subject }))).toEqual(refuse("no_subject"));
  }));
