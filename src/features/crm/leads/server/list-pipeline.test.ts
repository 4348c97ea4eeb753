import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enquiries, tasks } from "#db/schema/crm.ts";
import { quotes } from "#db/schema/quotes.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { newId } from "#platform/ids.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { anEnquiry, givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import type { pipelineContract } from "../pipeline-contract.ts";
import { listPipeline } from "./list-pipeline.ts";

const column = async (ctx: Context, input: Partial<ParsedOf<typeof pipelineContract.listPipeline>> = {}) =>
  (await listPipeline(ctx, { stage: "new", ...input })).value;
const references = async (ctx: Context, input = {}) =>
  (await column(ctx, input)).cards.map(({ reference }) => reference);

test("the overdue are on top, each with owner, value and next task", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    await givenEnquiry(ctx, { reference: "ENQ-LATER1" });
    await givenEnquiry(ctx, { reference: "ENQ-LATE01", responseDueAt: addMinutes(testNow, -5) });
    await givenEnquiry(ctx, { reference: "ENQ-SPAM01", state: "spam" });
    const about = { kind: "call", subjectKind: "enquiry", subjectId: "ENQ-LATER1", title: "Call back" };
    await ctx.db.insert(tasks).values({ id: newId(), ...about, dueAt: testNow, createdAt: testNow });
    expect(await column(admin)).toMatchObject({
      count: 2,
      value_cents: 0,
      next: null,
      cards: [
        { reference: "ENQ-LATE01", owner: null, next_task: null, value_cents: null },
        { reference: "ENQ-LATER1", next_task: { title: "Call back", due_at: testNow.toISOString() } },
      ],
    });
    expect(await references(admin, { overdue: true })).toEqual(["ENQ-LATE01"]);
  }));

test("an enquiry is worth its newest quote; a quote without an enquiry is a card of its own", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenQuote(admin);
    const [quote] = await ctx.db.select().from(quotes);
    await ctx.db.update(enquiries).set({ state: "quoted", answeredAt: testNow });
    const quoted = await column(admin, { stage: "quoted" });
    expect(quoted).toMatchObject({ count: 1, cards: [{ kind: "enquiry", has_sent_quote: true }] });
    expect(quoted.value_cents).toBe(quoted.cards[0]?.value_cents);
    expect(quoted.value_cents).toBeGreaterThan(0);
    await ctx.db.update(quotes).set({ enquiryId: null }).where(eq(quotes.id, id));
    const own = await column(admin, { stage: "quoted", owner: "me" });
    expect(own.cards).toMatchObject([{ kind: "quote", reference: quote?.number, value_cents: quoted.value_cents }]);
  }));

test("a column is narrowed by owner, service and source", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const me = admin.actor.kind === "person" ? admin.actor.userId : "";
    await givenEnquiry(ctx, { reference: "ENQ-MINE01", takenBy: me });
    await givenEnquiry(ctx, { reference: "ENQ-BUS001", serviceType: "group_transport", source: "contact_page" });
    const cases = [
      [{ owner: "me" }, ["ENQ-MINE01"]],
      [{ owner: me }, ["ENQ-MINE01"]],
      [{ owner: "none" }, ["ENQ-BUS001"]],
      [{ service: "group_transport" }, ["ENQ-BUS001"]],
      [{ source: "contact_page" }, ["ENQ-BUS001"]],
      [{ source: "quote" }, []],
    ] as const;
    for (const [filter, expected] of cases)
      expect([filter, await references(admin, filter)]).toEqual([filter, expected]);
  }));

test("a long column goes on by key, without one twice; what closed long ago has left the board", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    await givenQuote(admin);
    await ctx.db.delete(tasks);
    await ctx.db.update(quotes).set({ enquiryId: null, state: "draft" });
    const rows = Array.from({ length: 25 }, (_one, at) =>
      anEnquiry({
        state: "qualified",
        answeredAt: at % 2 ? testNow : null,
        responseDueAt: addMinutes(testNow, at % 7),
      }),
    );
    await ctx.db.insert(enquiries).values(rows);
    const first = await column(admin, { stage: "qualified" });
    const second = await column(admin, { stage: "qualified", after: first.next });
    const ids = [...first.cards, ...second.cards].map(({ id }) => id);
    expect([first.count, ids.length, new Set(ids).size, second.next]).toEqual([26, 26, 26, null]);

    await ctx.db.update(enquiries).set({ state: "lost", updatedAt: addHours(testNow, -24 * 31) });
    await givenEnquiry(ctx, { reference: "ENQ-JUST01", state: "lost", updatedAt: testNow });
    expect(await references(admin, { stage: "lost" })).toEqual(["ENQ-JUST01"]);
  }));
