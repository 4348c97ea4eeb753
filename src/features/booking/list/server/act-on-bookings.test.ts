import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { newId } from "#platform/ids.ts";
import { asOurTeam, found, type Row, rows, signUp, write } from "#testing/builders/booking/a-booking-list.ts";
import { atDesk, rowOf, written } from "#testing/builders/booking/at-desk.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { actOnBookings } from "./act-on-bookings.ts";

describe("several at once", () => {
  test("each row has its own answer, and one that fails stops no other", () =>
    atDesk(async (ctx, world) => {
      const mine = await written(ctx);
      const stale = await written(ctx, { version: 7 });
      const over = await written(ctx, { state: "completed" });
      const chosen = [mine, stale, over, { id: newId(), version: 1 }].map(({ id, version }) => ({
        id,
        version,
      }));
      const answer = await actOnBookings(ctx, { action: "cancel", bookings: chosen, code: "NO_VEHICLE" });
      if (!answer.ok) throw new Error(answer.reason);
      expect(answer.value.results.map(({ is_done }) => is_done)).toEqual([true, false, false, false]);
      expect(answer.value.results[1]?.message).toBe("Someone else has just changed it.");
      expect(await rowOf(ctx, mine.id)).toMatchObject({ state: "cancelled", cancelledReason: "NO_VEHICLE" });
      expect(await rowOf(ctx, over.id)).toMatchObject({ state: "completed" });
      expect(world.events.map(({ type }) => type)).toEqual(["booking.cancelled"]);
    }));

  test("a reminder goes to who owes; taking is first come, first served", () =>
    atDesk(async (ctx, world) => {
      const owing = await written(ctx, { state: "confirmed", totalCents: 90_000 });
      const paid = await written(ctx, { state: "confirmed", totalCents: 90_000, paidCents: 90_000 });
      const request = [owing, paid].map(({ id, version }) => ({ id, version }));
      const reminded = await actOnBookings(ctx, { action: "remind", bookings: request });
      expect(reminded.ok && reminded.value.results.map(({ is_done }) => is_done)).toEqual([true, false]);
      expect(world.emails).toMatchObject([{ template: "payment-reminder" }]);
      await actOnBookings(ctx, { action: "take", bookings: request.slice(0, 1) });
      const other = await askingAs(ctx, { email: "other@example.com", roles: ["admin"] });
      const again = await actOnBookings(other, { action: "take", bookings: [{ id: owing.id, version: 2 }] });
      expect(again.ok && again.value.results[0]).toMatchObject({
        is_done: false,
        message: "It’s assigned to someone else.",
      });
    }));

  test("cancelling needs a reason", () =>
    atDesk(async (ctx) => {
      const { id } = await written(ctx);
      const answer = await actOnBookings(ctx, { action: "cancel", bookings: [{ id, version: 1 }] });
      expect(answer).toMatchObject({ reason: "code_missing" });
    }));
});

test("exactly those are reminded to pay whom the list shows as unpaid or part paid", async () => {
  await inTransaction(async (ctx, world) => {
    await signUp(ctx);
    const more: readonly Row[] = [
      { lastName: "Done", state: "closed", totalCents: 90000, paidCents: 10000 },
      { lastName: "Wisher", state: "quoted", totalCents: 90000 },
      { lastName: "Absent", state: "no_show", totalCents: 90000, feeCents: 90000 },
      { lastName: "Test", state: "confirmed", totalCents: 90000, isTest: true },
    ];
    await write(ctx, [...rows, ...more]);
    const all = await ctx.db.select({ id: bookings.id, version: bookings.version }).from(bookings);
    const answer = await actOnBookings(ctx, { action: "remind", bookings: all });
    const done = answer.ok ? answer.value.results.filter(({ is_done }) => is_done) : [];
    const listed = [...(await found(ctx, { money: "unpaid" })), ...(await found(ctx, { money: "part" }))];
    const named = await ctx.db.select({ reference: bookings.reference, lastName: bookings.lastName }).from(bookings);
    const reminded = done.map(({ reference }) => named.find((one) => one.reference === reference)?.lastName);
    expect(reminded.toSorted()).toEqual(listed.toSorted());
    expect(listed.toSorted()).toEqual(["Absent", "Debtor", "Done", "Half"]);
    expect(world.emails).toHaveLength(4);
    const messages = answer.ok ? answer.value.results.map(({ message }) => message) : [];
    expect(messages).toContain("On account: payment is due with the invoice.");
  }, asOurTeam);
});
