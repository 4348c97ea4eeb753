import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { anEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { leadsContract, type QueueFilter, type QueueKind } from "../contract.ts";
import { answerQueue } from "./answer-queue.ts";

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

async function team(ctx: Context) {
  return asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
}

async function queueOf(ctx: Context, request: { filter?: QueueFilter; kind?: QueueKind; search?: string } = {}) {
  const lines: string[] = [];
  let after: string | undefined;
  do {
    const input = leadsContract.answerQueue.input.parse({ ...request, ...(after && { after }) });
    const page = await answerQueue(ctx, input);
    if (!page.ok) throw new Error("The queue always answers.");
    lines.push(...page.value.lines.map(({ reference }) => reference));
    after = page.value.next ?? undefined;
  } while (after);
  return lines;
}

async function fill(ctx: Context, me: string) {
  await ctx.db.insert(enquiries).values([
    anEnquiry({ reference: "ENQ-WARN00", responseDueAt: minutes(5), createdAt: minutes(-15) }),
    anEnquiry({ reference: "ENQ-LATE00", kind: "inquiry", responseDueAt: minutes(-10), createdAt: minutes(-130) }),
    anEnquiry({
      reference: "ENQ-DONE00",
      state: "contacted",
      answeredAt: minutes(-5),
      responseDueAt: minutes(-60),
      takenBy: me,
      createdAt: minutes(-80),
    }),
    anEnquiry({ reference: "ENQ-LOST00", state: "lost", answeredAt: minutes(-50), createdAt: minutes(-90) }),
    anEnquiry({ reference: "ENQ-SPAM00", state: "spam", createdAt: minutes(-95) }),
  ]);
  await ctx.db
    .insert(bookings)
    .values([
      aBooking({ reference: "CTS-ASKED0", responseDueAt: minutes(1), takenBy: me, createdAt: minutes(-19) }),
      aBooking({ reference: "CTS-GIVEN0", state: "confirmed", responseDueAt: minutes(-100), createdAt: minutes(-200) }),
      aBooking({ reference: "CTS-TRIAL0", isTest: true, responseDueAt: minutes(-1), createdAt: minutes(-21) }),
    ]);
}

describe("the queue", () => {
  test.each([
    ["open, the most urgent first and the answered last", {}, "ENQ-LATE00 CTS-ASKED0 ENQ-WARN00 ENQ-DONE00"],
    ["mine", { filter: "mine" }, "CTS-ASKED0 ENQ-DONE00"],
    ["breached", { filter: "breached" }, "ENQ-LATE00"],
    ["all, the newest first", { filter: "all" }, "ENQ-WARN00 CTS-ASKED0 ENQ-DONE00 ENQ-LOST00 ENQ-SPAM00 ENQ-LATE00"],
    ["requests alone", { kind: "booking" }, "CTS-ASKED0"],
    ["questions alone", { kind: "inquiry" }, "ENQ-LATE00"],
    ["by reference", { search: "warn" }, "ENQ-WARN00"],
  ] as const)("%s", (_what, request, expected) =>
    inTransaction(async (ctx) => {
      const me = await team(ctx);
      await fill(ctx, me.actor.kind === "person" ? me.actor.userId : "");
      expect((await queueOf(me, request)).join(" ")).toBe(expected);
    }),
  );

  test("counts what is open, unanswered, mine and late", () =>
    inTransaction(async (ctx) => {
      const me = await team(ctx);
      await fill(ctx, me.actor.kind === "person" ? me.actor.userId : "");
      const page = await answerQueue(me, leadsContract.answerQueue.input.parse({ filter: "breached" }));
      expect(page.ok && page.value.counts).toEqual({ open: 4, unanswered: 3, mine: 2, breached: 1 });
    }));

  test.each(["open", "all"] as const)("%s goes over its pages without a gap, whatever the kinds", (filter) =>
    inTransaction(async (ctx) => {
      const me = await team(ctx);
      const each = Array.from({ length: 40 }, (_, at) => at);
      await ctx.db.insert(enquiries).values(
        each.map((at) =>
          anEnquiry({
            responseDueAt: minutes(at % 7),
            createdAt: minutes(-(at % 5)),
            ...(at % 3 === 0 && { answeredAt: testNow, state: "contacted" }),
          }),
        ),
      );
      await ctx.db
        .insert(bookings)
        .values(each.map((at) => aBooking({ responseDueAt: minutes(at % 7), createdAt: minutes(-(at % 5)) })));
      const seen = await queueOf(me, { filter });
      expect([seen.length, new Set(seen).size]).toEqual([80, 80]);
    }),
  );
});
