import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { enquiries, enquiryMoves, tasks } from "#db/schema/crm.ts";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { anEnquiry, findEnquiryRow, givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { answerEnquiry } from "./answer-enquiry.ts";
import { changeStage } from "./change-stage.ts";

test("a call to the customer keeps the promise and finishes its task; undone, the clock runs again", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const id = await givenEnquiry(ctx, { reference: "ENQ-7K3M9Q" });
    const about = { kind: "sla_breach", subjectKind: "enquiry", subjectId: "ENQ-7K3M9Q", title: "Answer" };
    await ctx.db.insert(tasks).values({ id: newId(), ...about, createdAt: testNow });
    expect(await changeStage(admin, { id, version: 1, to: "contacted", reason: "" })).toMatchObject({
      value: { state: "contacted", version: 2 },
    });
    expect(await findEnquiryRow(ctx)).toMatchObject({ answeredAt: testNow });
    expect(await ctx.db.select().from(tasks)).toMatchObject([{ state: "done" }]);
    expect(await changeStage(admin, { id, version: 2, to: "new", reason: "" })).toMatchObject({ ok: true });
    expect(await findEnquiryRow(ctx)).toMatchObject({ state: "new", answeredAt: null });
  }));

test("lost asks for the reason, and back it is forgotten", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const id = await givenEnquiry(ctx, { state: "qualified" });
    expect(await changeStage(admin, { id, version: 1, to: "lost", reason: "" })).toEqual(refuse("reason_missing"));
    await changeStage(admin, { id, version: 1, to: "lost", reason: "Price" });
    expect(await findEnquiryRow(ctx)).toMatchObject({ state: "lost", lostReason: "Price" });
    await changeStage(admin, { id, version: 2, to: "qualified", reason: "" });
    expect(await findEnquiryRow(ctx)).toMatchObject({ state: "qualified", lostReason: null });
  }));

test("what the lifecycle does not allow is refused with its reason", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const id = await givenEnquiry(ctx);
    const to = (stage: "won" | "quoted" | "new", version = 1) =>
      changeStage(admin, { id, version, to: stage, reason: "" });
    expect(await to("won")).toMatchObject(refuse("not_possible"));
    expect(await to("quoted")).toMatchObject(refuse("quote_missing"));
    await answerEnquiry(admin, { id, version: 1, text: "Gladly" });
    expect(await to("new", 2)).toMatchObject(refuse("was_answered"));
    expect(await changeStage(admin, { id: newId(), version: 1, to: "won", reason: "" })).toEqual(refuse("not_found"));
  }));

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test("of ten people who move one card at once, one does, and nine read who and to what", async () => {
  const db = openDatabase(site.pool);
  const row = anEnquiry();
  await db.insert(enquiries).values(row);
  const { headers } = await site.as("admin", { name: "Zola Dube" });
  const stages = ["contacted", "qualified"] as const;
  const move = (_one: unknown, at: number) =>
    site.call("change-stage", { id: row.id, version: 1, to: stages[at % 2], reason: "" }, headers);
  const answers = await Promise.all(Array.from({ length: 10 }, move));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  const [moved, ...more] = (await db.select().from(enquiryMoves)).filter(({ enquiryId }) => enquiryId === row.id);
  expect(more).toEqual([]);
  const refused = await answers.find(({ status }) => status === 409)?.json();
  expect(refused).toMatchObject({
    error: "changed_meanwhile",
    details: { by: "Zola Dube", enquiry: { state: moved?.toState, version: 2 } },
  });
});
