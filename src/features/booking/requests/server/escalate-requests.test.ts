import { describe, expect, test } from "vitest";
import { system } from "#domain/account/roles.ts";
import { late, writeRequest } from "#testing/builders/booking/an-open-request.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { escalateRequests } from "./escalate-requests.ts";

describe("a request no one answers", () => {
  test("after 20 minutes is one task and one email, however often the clock strikes", () =>
    inTransaction(
      async (ctx, world) => {
        await writeRequest(ctx);
        await escalateRequests(ctx);
        await escalateRequests(ctx);
        expect(world.events).toMatchObject([
          { type: "task.wanted", kind: "sla_breach", subjectKind: "booking", subjectId: "CTS-7K3M9Q" },
        ]);
        expect(world.emails).toMatchObject([{ key: "request-overdue:CTS-7K3M9Q" }]);
      },
      { now: late, actor: system },
    ));

  test.each([
    ["is a trial run", { isTest: true }],
    ["has been quoted", { state: "quoted" as const }],
    ["was answered", { answeredAt: testNow }],
  ])("is left alone where it %s", (_what, changes) =>
    inTransaction(
      async (ctx, world) => {
        await writeRequest(ctx, changes);
        await escalateRequests(ctx);
        expect([world.events, world.emails]).toEqual([[], []]);
      },
      { now: late, actor: system },
    ),
  );
});
