import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { system } from "#domain/account/roles.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { anAccount, asPerson } from "#testing/builders/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { declineRequest } from "./decline-request.ts";
import { escalateRequests } from "./escalate-requests.ts";
import { readRequest } from "./read-request.ts";
import { releaseRequest, takeRequest } from "./take-request.ts";

const office = async (ctx: Context, name = "Naledi Jacobs") =>
  asPerson(ctx, await anAccount(ctx, ["admin"], { name }), ["admin"]);

const dueAt = new Date(testNow.getTime() + 20 * 60_000);
const late = new Date(testNow.getTime() + 21 * 60_000);

async function given(ctx: Context, changes: Parameters<typeof aBooking>[0] = {}) {
  const row = aBooking({ reference: "CTS-7K3M9Q", responseDueAt: dueAt, ...changes });
  await ctx.db.insert(bookings).values(row);
  return row.id;
}

test("a request is one person's until it is given back", () =>
  inTransaction(async (ctx) => {
    const id = await given(ctx);
    const [naledi, pieter] = [await office(ctx), await office(ctx, "Pieter Botha")];
    await takeRequest(naledi, { id, version: 1 });
    expect(await takeRequest(pieter, { id, version: 2 })).toMatchObject(refuse("not_possible"));
    expect(await readRequest(pieter, { id })).toMatchObject({
      value: { taken_by: "Naledi Jacobs", taken_by_me: false, version: 2 },
    });
    await releaseRequest(naledi, { id, version: 2 });
    expect(await takeRequest(pieter, { id, version: 3 })).toMatchObject({ ok: true });
  }));

describe("declining", () => {
  test("says why and what instead, once", () =>
    inTransaction(async (ctx, world) => {
      const id = await given(ctx);
      const clerk = await office(ctx);
      const said = { id, version: 1, reason: "no_vehicle", alternatives: "The day after at 09:00." } as const;
      expect(await declineRequest(clerk, said)).toMatchObject({ value: { state: "declined", version: 2 } });
      expect(await declineRequest(clerk, { ...said, version: 2 })).toMatchObject(refuse("not_possible"));
      expect(world.events).toEqual([{ type: "booking.declined", reference: "CTS-7K3M9Q" }]);
      expect(await ctx.db.select().from(bookingMoves)).toMatchObject([{ toState: "declined", reason: "no_vehicle" }]);
      expect(world.emails).toHaveLength(1);
      const text = world.emails[0] ? toPlainText(await render(world.emails[0].content)) : "";
      expect(text).toContain("We have no vehicle free at that time.");
      expect(text).toContain("The day after at 09:00.");
    }));

  test.each(["awaiting_payment", "confirmed", "cancelled"] as const satisfies BookingState[])(
    "is too late once it is %s",
    (state) =>
      inTransaction(async (ctx, world) => {
        const id = await given(ctx, { state });
        const answer = await declineRequest(await office(ctx), { id, version: 1, reason: "other", alternatives: "" });
        expect(answer).toMatchObject(refuse("not_possible"));
        expect(world.emails).toEqual([]);
      }),
  );
});

describe("a request nobody answers", () => {
  test("after 20 minutes is one task and one letter, however often the clock strikes", () =>
    inTransaction(
      async (ctx, world) => {
        await given(ctx);
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
        await given(ctx, changes);
        await escalateRequests(ctx);
        expect([world.events, world.emails]).toEqual([[], []]);
      },
      { now: late, actor: system },
    ),
  );
});
