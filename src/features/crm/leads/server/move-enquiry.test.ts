import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { enquiries, enquiryAnswers, enquiryMoves, tasks } from "#db/schema/crm.ts";
import { auditLog } from "#db/schema/platform.ts";
import { system } from "#domain/account/roles.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { anAccount, asPerson } from "#testing/builders/an-account.ts";
import { anEnquiry } from "#testing/builders/an-enquiry.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { finishTask } from "../../tasks/server/finish-task.ts";
import { openTasks } from "../../tasks/server/open-tasks.ts";
import { writeTask } from "../../tasks/server/write-task.ts";
import { answerEnquiry } from "./answer-enquiry.ts";
import { assignEnquiry, unassignEnquiry } from "./assign-enquiry.ts";
import { escalateEnquiries } from "./escalate-enquiries.ts";
import { fileEnquiry, reopenEnquiry } from "./file-enquiry.ts";
import { moveEnquiry } from "./move-enquiry.ts";
import { noteEnquiry } from "./note-enquiry.ts";
import { readEnquiry } from "./read-enquiry.ts";

const clerk = async (ctx: Context, name = "Naledi Jacobs") =>
  asPerson(ctx, await anAccount(ctx, ["admin"], { name }), ["admin"]);

async function given(ctx: Context, changes: Parameters<typeof anEnquiry>[0] = {}) {
  const row = anEnquiry(changes);
  await ctx.db.insert(enquiries).values(row);
  return row.id;
}

const rowOf = async (ctx: Context) => (await ctx.db.select().from(enquiries))[0];

describe("a move", () => {
  test("is made under the table's law, and is on record", () =>
    inTransaction(async (ctx) => {
      const id = await given(ctx);
      const office = await clerk(ctx);
      expect(await moveEnquiry(office, { id, version: 1, to: "qualified" })).toMatchObject({ ok: true });
      expect(await moveEnquiry(office, { id, to: "spam" })).toMatchObject(refuse("not_possible"));
      expect(await ctx.db.select().from(enquiryMoves)).toMatchObject([{ fromState: "new", toState: "qualified" }]);
      expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "enquiry.qualified", subjectId: id }]);
    }));

  test("on an older version is refused, with the fresh row", () =>
    inTransaction(async (ctx) => {
      const id = await given(ctx, { version: 4 });
      expect(await moveEnquiry(await clerk(ctx), { id, version: 3, to: "lost" })).toEqual(
        refuse("changed_meanwhile", { enquiry: { state: "new", version: 4, taken_by: null } }),
      );
    }));
});

describe("taking", () => {
  test("keeps others from taking it until it is given back", () =>
    inTransaction(async (ctx) => {
      const id = await given(ctx);
      const [naledi, pieter] = [await clerk(ctx), await clerk(ctx, "Pieter Botha")];
      expect(await assignEnquiry(naledi, { id, version: 1 })).toMatchObject({ value: { version: 2 } });
      expect(await assignEnquiry(naledi, { id, version: 2 })).toMatchObject({ value: { version: 2 } });
      expect(await assignEnquiry(pieter, { id, version: 1 })).toMatchObject(refuse("changed_meanwhile"));
      expect(await assignEnquiry(pieter, { id, version: 2 })).toMatchObject(refuse("not_possible"));
      await unassignEnquiry(pieter, { id, version: 2 });
      expect(await assignEnquiry(pieter, { id, version: 3 })).toMatchObject({ value: { version: 4 } });
      expect(await readEnquiry(pieter, { id })).toMatchObject({
        value: { taken_by: "Pieter Botha", taken_by_me: true },
      });
    }));
});

describe("an answer", () => {
  test("goes to the customer, word for word, and keeps the promise", () =>
    inTransaction(async (ctx, world) => {
      const id = await given(ctx, { reference: "ENQ-7K3M9Q" });
      const office = await clerk(ctx);
      expect(await answerEnquiry(office, { id, version: 1, text: "Yes, at R1 299." })).toMatchObject({
        value: { state: "contacted" },
      });
      expect(await rowOf(ctx)).toMatchObject({ state: "contacted", answeredAt: testNow });
      expect(await ctx.db.select().from(enquiryAnswers)).toMatchObject([{ author: "Naledi Jacobs", kind: "answer" }]);
      expect(world.emails).toMatchObject([{ to: "thandi@example.com", template: "enquiry-answer" }]);
      const email = world.emails[0];
      const text = email ? toPlainText(await render(email.content)) : "";
      expect(text).toContain("Yes, at R1 299.");
      expect(text).toContain("Naledi Jacobs");
    }));

  test.each(["spam", "duplicate"] as const)("to %s is refused", (state) =>
    inTransaction(async (ctx, world) => {
      const id = await given(ctx, { state });
      const answer = await answerEnquiry(await clerk(ctx), { id, version: 1, text: "Hello" });
      expect(answer).toMatchObject(refuse("not_possible"));
      expect(world.emails).toEqual([]);
    }),
  );

  test("to somebody quoted is sent, and the quote stands", () =>
    inTransaction(async (ctx) => {
      const id = await given(ctx, { state: "quoted", answeredAt: testNow });
      expect(await answerEnquiry(await clerk(ctx), { id, version: 1, text: "Of course." })).toMatchObject({
        value: { state: "quoted", version: 2 },
      });
    }));
});

test("a note stays in the office", () =>
  inTransaction(async (ctx, world) => {
    const id = await given(ctx);
    await noteEnquiry(await clerk(ctx), { id, text: "Called, no answer." });
    expect(await readEnquiry(await clerk(ctx), { id })).toMatchObject({
      value: { words: [{ kind: "note", by: "Naledi Jacobs", text: "Called, no answer." }], answered_at: null },
    });
    expect(world.emails).toEqual([]);
  }));

test("what is lost needs a reason, and can be taken up again", () =>
  inTransaction(async (ctx) => {
    const id = await given(ctx);
    const office = await clerk(ctx);
    expect(await fileEnquiry(office, { id, version: 1, to: "lost", reason: "" })).toEqual(refuse("reason_missing"));
    await fileEnquiry(office, { id, version: 1, to: "lost", reason: "Too dear" });
    expect(await rowOf(ctx)).toMatchObject({ state: "lost", lostReason: "Too dear" });
    expect(await reopenEnquiry(office, { id, version: 2, reason: "" })).toMatchObject({
      value: { state: "contacted" },
    });
    expect(await rowOf(ctx)).toMatchObject({ lostReason: null });
  }));

describe("a promise that is not kept", () => {
  const late = new Date(testNow.getTime() + 21 * 60_000);

  test("after 20 minutes makes one task and one letter, however often the clock strikes", () =>
    inTransaction(
      async (ctx, world) => {
        await given(ctx, { reference: "ENQ-7K3M9Q" });
        await escalateEnquiries(ctx);
        await escalateEnquiries(ctx);
        expect(world.events).toMatchObject([{ type: "task.wanted", kind: "sla_breach", subjectId: "ENQ-7K3M9Q" }]);
        expect(world.emails).toMatchObject([{ key: "answer-overdue:ENQ-7K3M9Q" }]);
        expect(await rowOf(ctx)).toMatchObject({ escalatedAt: late });
        const [event] = world.events;
        if (event?.type !== "task.wanted") throw new Error("No task is wanted.");
        await writeTask(ctx, event);
        await writeTask(ctx, event);
        expect(await ctx.db.select().from(tasks)).toMatchObject([{ state: "open", kind: "sla_breach" }]);
      },
      { now: late, actor: system },
    ));

  test.each([
    ["still has time", {}, testNow],
    ["was answered", { answeredAt: testNow, state: "contacted" as const }, late],
    ["is spam", { state: "spam" as const }, late],
  ])("is none where the enquiry %s", (_what, changes, now) =>
    inTransaction(
      async (ctx, world) => {
        await given(ctx, changes);
        await escalateEnquiries(ctx);
        expect([world.events, world.emails]).toEqual([[], []]);
      },
      { now, actor: system },
    ),
  );

  test("is done with the answer", () =>
    inTransaction(
      async (ctx, world) => {
        const id = await given(ctx);
        await escalateEnquiries(ctx);
        const [event] = world.events;
        if (event?.type === "task.wanted") await writeTask(ctx, event);
        await answerEnquiry(await clerk(ctx), { id, version: 1, text: "Sorry to be late." });
        expect(await openTasks(ctx, {})).toMatchObject({ value: { tasks: [], count: 0 } });
      },
      { now: late, actor: system },
    ));
});

test("tasks come the most urgent first, in pages, and are done once", () =>
  inTransaction(async (ctx) => {
    const wanted = {
      type: "task.wanted",
      kind: "find_vehicle",
      subjectKind: "booking",
      title: "Find a vehicle",
    } as const;
    for (let at = 0; at < 25; at++)
      await writeTask(ctx, {
        ...wanted,
        subjectId: `CTS-${at}`,
        dueAt: at === 3 ? null : new Date(testNow.getTime() - at * 1000).toISOString(),
      });
    const office = await clerk(ctx);
    const first = await openTasks(office, {});
    const second = await openTasks(office, { after: (first.ok && first.value.next) || "" });
    const seen = [first, second].flatMap((page) => (page.ok ? page.value.tasks : []));
    expect(seen.map(({ subject_id }) => subject_id)).toEqual([
      ...Array.from({ length: 25 }, (_, at) => `CTS-${24 - at}`).filter((id) => id !== "CTS-3"),
      "CTS-3",
    ]);
    const id = seen[0]?.id ?? "";
    expect(await finishTask(office, { id })).toMatchObject({ ok: true });
    expect(await finishTask(office, { id })).toEqual(refuse("not_found"));
  }));
