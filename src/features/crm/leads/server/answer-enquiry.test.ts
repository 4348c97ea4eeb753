import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { enquiryAnswers } from "#db/schema/crm.ts";
import { system } from "#domain/account/roles.ts";
import { refuse } from "#domain/result.ts";
import { findEnquiryRow, givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTasks } from "../../tasks/server/open-tasks.ts";
import { writeTask } from "../../tasks/server/write-task.ts";
import { answerEnquiry } from "./answer-enquiry.ts";
import { escalateEnquiries } from "./escalate-enquiries.ts";

const late = new Date(testNow.getTime() + 21 * 60_000);

test("an answer goes to the customer, word for word, and keeps the promise", () =>
  inTransaction(async (ctx, world) => {
    const id = await givenEnquiry(ctx, { reference: "ENQ-7K3M9Q" });
    const admin = await asAdmin(ctx);
    expect(await answerEnquiry(admin, { id, version: 1, text: "Yes, at R1 299." })).toMatchObject({
      value: { state: "contacted" },
    });
    expect(await findEnquiryRow(ctx)).toMatchObject({ state: "contacted", answeredAt: testNow });
    expect(await ctx.db.select().from(enquiryAnswers)).toMatchObject([{ author: "Naledi Jacobs", kind: "answer" }]);
    expect(world.emails).toMatchObject([{ to: "thandi@example.com", template: "enquiry-answer" }]);
    const email = world.emails[0];
    const text = email ? toPlainText(await render(email.content)) : "";
    expect(text).toContain("Yes, at R1 299.");
    expect(text).toContain("Naledi Jacobs");
  }));

test.each(["spam", "duplicate"] as const)("an answer to %s is refused", (state) =>
  inTransaction(async (ctx, world) => {
    const id = await givenEnquiry(ctx, { state });
    const answer = await answerEnquiry(await asAdmin(ctx), { id, version: 1, text: "Hello" });
    expect(answer).toMatchObject(refuse("not_possible"));
    expect(world.emails).toEqual([]);
  }),
);

test.each(["quoted", "qualified"] as const)(
  "an answer to a customer who is %s is sent, and the status remains",
  (state) =>
    inTransaction(async (ctx) => {
      const id = await givenEnquiry(ctx, { state, answeredAt: testNow });
      expect(await answerEnquiry(await asAdmin(ctx), { id, version: 1, text: "Of course." })).toMatchObject({
        value: { state, version: 2 },
      });
    }),
);

test("the task that an answer is overdue is done with the answer", () =>
  inTransaction(
    async (ctx, world) => {
      const id = await givenEnquiry(ctx);
      await escalateEnquiries(ctx);
      const [event] = world.events;
      if (event?.type === "task.wanted") await writeTask(ctx, event);
      await answerEnquiry(await asAdmin(ctx), { id, version: 1, text: "Sorry to be late." });
      expect(await openTasks(ctx, {})).toMatchObject({ value: { tasks: [], count: 0 } });
    },
    { now: late, actor: system },
  ));
