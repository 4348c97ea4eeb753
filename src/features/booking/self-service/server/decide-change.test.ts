import { expect, test } from "vitest";
import type { Actor } from "#domain/account/roles.ts";
import { localDate, localTime } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { propose } from "#testing/builders/booking/a-proposed-change.ts";
import { at, journey, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { changeBooking } from "./change-booking.ts";
import { decideChange } from "./decide-change.ts";
import { previewChange } from "./preview-change.ts";
import { sendBookingChanged } from "./send-booking-changed.ts";
import { sendChangeReceived } from "./send-change-received.ts";
import { sendChangeRejected } from "./send-change-rejected.ts";

const calendarOf = (world: World) => String(world.emails.at(-1)?.attachments?.[0]?.content ?? "");

const team: Actor = { kind: "person", userId: newId(), roles: ["admin"] };

test("another day: is proposed: the booking stays, our team has half an hour", () =>
  inTransaction(async (ctx, world) => {
    const { id, total, offer, changeId } = await propose(ctx);
    expect(offer).toMatchObject({ outcome: "needs_team", answer_due_at: "2026-11-20T08:30:00.000Z" });
    const { booking } = await readSold(ctx, id);
    expect(booking).toMatchObject({
      amendment: "proposed_by_customer",
      pickupAt: journey.pickupAt,
      totalCents: total,
      calendarSequence: 0,
    });
    expect(world.events).toMatchObject([
      { type: "booking.change_proposed", changeId },
      { type: "task.wanted", subjectId: changeId, dueAt: "2026-11-20T08:30:00.000Z" },
    ]);
    await sendChangeReceived(ctx, { type: "booking.change_proposed", reference: booking.reference, changeId });
    expect(world.emails.at(-1)).toMatchObject({ to: "thandi@example.com" });
  }));

test("another day: rejected, the original is unchanged and so is the calendar", () =>
  inTransaction(
    async (ctx, world) => {
      const { id, changeId } = await propose(ctx);
      const before = await readSold(ctx, id);
      const decided = {
        change_id: changeId,
        version: 2,
        decision: "reject",
        answer: "No driver.",
        total_cents: null,
      } as const;
      expect(await decideChange(ctx, decided)).toMatchObject({ ok: true, value: { version: 3 } });
      const after = await readSold(ctx, id);
      expect(after.booking).toEqual({ ...before.booking, amendment: "rejected", version: 3, updatedAt: ctx.now });
      expect(after.booking.calendarSequence).toBe(0);
      expect(after.legs).toEqual(before.legs);
      expect(after.kept).toEqual(before.kept);
      expect(after.items).toEqual(before.items);
      const event = { type: "booking.change_rejected", reference: after.booking.reference, changeId } as const;
      expect(world.events.at(-1)).toEqual(event);
      await sendChangeRejected(ctx, event);
      expect(world.emails.at(-1)?.attachments ?? []).toEqual([]);
      expect(await decideChange(ctx, { ...decided, version: 3 })).toMatchObject({ reason: "not_possible" });
    },
    { actor: team },
  ));

test("another day: accepted, it holds: trip, vehicle, price and the next number in the calendar", () =>
  inTransaction(
    async (ctx, world) => {
      const { id, total, difference, changeId } = await propose(ctx);
      expect(difference).toBeGreaterThan(0);
      const decided = { change_id: changeId, version: 2, decision: "accept", answer: "", total_cents: null } as const;
      expect(await decideChange(ctx, decided)).toMatchObject({ ok: true, value: { version: 3 } });
      const { booking, legs, kept, items, changes } = await readSold(ctx, id);
      expect(booking).toMatchObject({
        amendment: "none",
        pickupAt: at("2026-12-02", "23:30"),
        totalCents: total + difference,
        calendarSequence: 1,
      });
      expect(legs).toMatchObject([{ pickupAt: at("2026-12-02", "23:30"), priceCents: total + difference }]);
      expect(kept).toHaveLength(1);
      expect(items.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(total + difference);
      expect(changes).toMatchObject([{ state: "applied", differenceCents: difference }]);
      await sendBookingChanged(ctx, { type: "booking.changed", reference: booking.reference, changeId });
      expect(calendarOf(world)).toContain("SEQUENCE:1");
    },
    { actor: team },
  ));

test("another day: accepted at a lower price, the difference comes back once", () =>
  inTransaction(
    async (ctx, world) => {
      const { total, changeId } = await propose(ctx);
      const decided = {
        change_id: changeId,
        version: 2,
        decision: "accept",
        answer: "",
        total_cents: total - 5000,
      } as const;
      await decideChange(ctx, decided);
      expect(world.events.filter(({ type }) => type === "refund.due")).toMatchObject([
        { key: `change:${changeId}`, amountCents: 5000, isWithinPolicy: true },
      ]);
    },
    { actor: team },
  ));

test("another day: a second wish waits for the answer to the first", () =>
  inTransaction(async (ctx) => {
    const { opening } = await propose(ctx);
    expect(await previewChange(ctx, { ...opening, change: { bags: 3 } })).toMatchObject({ reason: "change_waiting" });
  }));

test("a return trip that comes with another day is a trip of its own once our team agrees", () =>
  inTransaction(
    async (ctx) => {
      const { id, opening } = await writeSold(ctx);
      const change = {
        pickup_date: localDate("2026-11-29"),
        return_date: localDate("2026-12-01"),
        return_time: localTime("10:00"),
      };
      const offer = await previewChange(ctx, { ...opening, change });
      if (!offer.ok) throw new Error(offer.reason);
      expect(offer.value.difference_cents).toBeGreaterThan(0);
      const expected_difference_cents = offer.value.difference_cents;
      const done = await changeBooking(ctx, { ...opening, version: 1, change, expected_difference_cents, note: "" });
      if (!done.ok) throw new Error(done.reason);
      const decided = {
        change_id: done.value.change_id,
        version: 2,
        decision: "accept",
        answer: "",
        total_cents: null,
      } as const;
      expect(await decideChange(ctx, decided)).toMatchObject({ ok: true });
      const { legs, kept } = await readSold(ctx, id);
      expect(legs.map(({ leg, state, pickupLocation }) => [leg, state, pickupLocation])).toEqual([
        [1, "unassigned", journey.pickupLocation],
        [2, "unassigned", journey.destination],
      ]);
      expect(kept).toHaveLength(2);
    },
    { actor: team },
  ));
