import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { givenTask } from "#testing/builders/people/a-task.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import type { tasksContract } from "../contract.ts";
import { finishTask } from "./finish-task.ts";
import { teamTasks } from "./team-tasks.ts";

type Input = Partial<ParsedOf<typeof tasksContract.teamTasks>>;
const list = async (ctx: Context, input: Input = {}) =>
  (await teamTasks(ctx, { show: "open", of: "everyone", ...input })).value;
const titles = async (ctx: Context, input?: Input) => (await list(ctx, input)).tasks.map(({ title }) => title);

test("tasks are listed by who has them and by their time, each with what it is about", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    await givenEnquiry(ctx, { reference: "ENQ-7K3M9Q" });
    const subject = { kind: "enquiry" as const, id: "ENQ-7K3M9Q" };
    const { id } = await givenTask(admin, { subject });
    await givenTask(admin, { title: "Later", due_at: null, assigned_to: null });
    expect((await list(admin, { of: "me" })).tasks).toMatchObject([
      {
        is_mine: true,
        is_automatic: false,
        subject: { label: "Thandi Mokoena, ENQ-7K3M9Q", href: expect.stringMatching(/^\/admin\/crm\?enquiry=/) },
      },
    ]);
    expect(await titles(admin)).toEqual(["Call Thandi", "Later"]);
    expect(await titles(admin, { of: "no_one" })).toEqual(["Later"]);
    expect(await titles(admin, { show: "due" })).toEqual(["Call Thandi"]);
    expect(await titles(admin, { subject })).toEqual(["Call Thandi"]);
    await finishTask(admin, { id });
    expect(await list(admin, { show: "done" })).toMatchObject({ tasks: [{ done_by: "Naledi Jacobs" }] });
  }));

test("a long list goes on by key, with those without a date at the end", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    for (let at = 0; at < 27; at++)
      await givenTask(admin, { title: `${at}`, due_at: at === 3 ? null : addHours(testNow, -at).toISOString() });
    const first = await list(admin);
    const second = await list(admin, { after: first.next });
    const all = [...first.tasks, ...second.tasks].map(({ title }) => Number(title));
    expect([all.length, all[0], all.at(-1), new Set(all).size]).toEqual([27, 26, 3, 27]);
  }));
