import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { system } from "#domain/account/roles.ts";
import { findEnquiryRow, givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { writeTask } from "../../tasks/server/write-task.ts";
import { escalateEnquiries } from "./escalate-enquiries.ts";

const late = new Date(testNow.getTime() + 21 * 60_000);

test("an answer that is overdue after 20 minutes makes one task and one email, however often the clock strikes", () =>
  inTransaction(
    async (ctx, world) => {
      await givenEnquiry(ctx, { reference: "ENQ-7K3M9Q" });
      await escalateEnquiries(ctx);
      await escalateEnquiries(ctx);
      expect(world.events).toMatchObject([{ type: "task.wanted", kind: "sla_breach", subjectId: "ENQ-7K3M9Q" }]);
      expect(world.emails).toMatchObject([{ key: "answer-overdue:ENQ-7K3M9Q" }]);
      expect(await findEnquiryRow(ctx)).toMatchObject({ escalatedAt: late });
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
])("nothing is escalated where the enquiry %s", (_what, changes, now) =>
  inTransaction(
    async (ctx, world) => {
      await givenEnquiry(ctx, changes);
      await escalateEnquiries(ctx);
      expect([world.events, world.emails]).toEqual([[], []]);
    },
    { now, actor: system },
  ),
);
