import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { withMore } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPassengerList } from "./read-passenger-list.ts";
import { savePassengerList } from "./save-passenger-list.ts";

async function aList(visitor: Context) {
  const ctx = await asTeam(visitor);
  const { reference, bookingId } = await writeTrip(ctx, addHours(ctx.now, 48), { booking: { passengers: 3 } });
  const read = async () => {
    const list = await readPassengerList(ctx, { reference });
    if (!list.ok) throw new Error(list.reason);
    return list.value;
  };
  return { ctx, reference, bookingId, read };
}

test("a list is saved line by line, and says what the booking is not planned for", () =>
  inTransaction(async (visitor) => {
    const { ctx, reference, read } = await aList(visitor);
    const empty = await read();
    expect(empty).toMatchObject({ passengers: [], booked: { passengers: 3 }, may_edit: true, link: null, missing: "" });
    const people = [
      { name: "Ayanda Dube", wheelchair: true },
      { name: "Bongani Zulu", room: "12" },
    ];
    await savePassengerList(ctx, { reference, ...withMore(empty, people) });
    const list = await read();
    expect(list).toMatchObject({ passengers: people, missing: "a wheelchair" });

    const [first, second] = list.passengers;
    if (!first || !second) throw new Error("Two were saved.");
    const saved = await savePassengerList(ctx, {
      reference,
      stamp: list.stamp,
      passengers: [{ ...second, room: "14" }],
    });
    expect(saved).toMatchObject({ ok: true, value: { passengers: [{ id: second.id, room: "14" }], missing: "" } });
  }));

test("two who edit at once: the second is refused with the list as it is now", () =>
  inTransaction(async (visitor) => {
    const { ctx, reference, read } = await aList(visitor);
    const seen = await read();
    await savePassengerList(ctx, { reference, ...withMore(seen, [{ name: "Ayanda Dube" }]) });
    const second = await savePassengerList(ctx, { reference, ...withMore(seen, [{ name: "Bongani Zulu" }]) });
    expect(second).toMatchObject({
      reason: "changed_meanwhile",
      details: { list: { passengers: [{ name: "Ayanda Dube" }] } },
    });
    // A line of another list is none of this one.
    const now = await read();
    const foreign = { ...now.passengers[0], id: ctx.newId(), name: "Eve" } as (typeof now.passengers)[number];
    expect(await savePassengerList(ctx, { reference, stamp: now.stamp, passengers: [foreign] })).toMatchObject({
      reason: "changed_meanwhile",
    });
  }));

test("more names than passengers are refused; two who share a seat, out and back, are not", () =>
  inTransaction(async (visitor) => {
    const { ctx, reference, bookingId, read } = await aList(visitor);
    const names = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Passenger ${at}` }));
    const list = await read();
    expect(await savePassengerList(ctx, { reference, ...withMore(list, names(4)) })).toMatchObject({
      reason: "too_many",
      details: { booked: 3, named: 4 },
    });
    const shared = [
      ...names(2),
      { name: "Out", rides: "outbound" as const },
      { name: "Back", rides: "return" as const },
    ];
    expect(await savePassengerList(ctx, { reference, ...withMore(list, shared) })).toMatchObject({ ok: true });

    // The booking is now for fewer: the list may be made shorter step by step.
    await ctx.db.update(bookings).set({ passengers: 1 }).where(eq(bookings.id, bookingId));
    const { stamp, passengers } = await read();
    expect(await savePassengerList(ctx, { reference, stamp, passengers: passengers.slice(1) })).toMatchObject({
      ok: true,
    });
  }));

test("a list is closed when its trip is over, and no one else’s is found", () =>
  inTransaction(async (visitor) => {
    const { ctx, reference, read } = await aList(visitor);
    const list = await read();
    const later = { ...ctx, now: addHours(ctx.now, 49 + 13) };
    expect(await savePassengerList(later, { reference, ...withMore(list, [{}]) })).toMatchObject({ reason: "over" });
    expect(await savePassengerList(visitor, { reference, ...withMore(list, [{}]) })).toMatchObject({
      reason: "not_found",
    });
    expect(await readPassengerList(visitor, { reference, code: "wrong" })).toMatchObject({ reason: "not_found" });
  }));
