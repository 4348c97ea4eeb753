import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { savedPassengers } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { auditLog } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import { savedAtMost } from "#features/accounts/profile/contract.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { withMore } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { keepPassengers } from "./keep-passengers.ts";
import { listSavedPassengers } from "./list-saved-passengers.ts";
import { readPassengerList } from "./read-passenger-list.ts";
import { savePassengerList } from "./save-passenger-list.ts";

const email = "naledi@example.com";

/** A booking of a customer, with two on its guest list. */
async function aList(visitor: Context) {
  const team = await asTeam(visitor);
  const userId = await anAccount(visitor, [], { email });
  const { reference, bookingId } = await writeTrip(team, addHours(team.now, 48), { booking: { passengers: 3 } });
  await visitor.db.update(bookings).set({ email }).where(eq(bookings.id, bookingId));
  const list = await readPassengerList(team, { reference });
  if (!list.ok) throw new Error(list.reason);
  const people = [
    { name: "Ayanda Dube", phone: "082 555 0101", child_seat: "booster_seat" as const },
    { name: "Zola" },
  ];
  const saved = await savePassengerList(team, { reference, ...withMore(list.value, people) });
  if (!saved.ok) throw new Error(saved.reason);
  return { team, userId, reference, ids: saved.value.passengers.map(({ id }) => id) };
}

test("the customer chooses who is saved; a namesake is brought up to date, and no one is saved twice", () =>
  inTransaction(async (visitor) => {
    const { userId, reference, ids } = await aList(visitor);
    const me = asPerson(visitor, userId, []);
    const row = { id: newId(), userId, firstName: "ayanda", lastName: "DUBE", phone: "0", createdAt: testNow };
    await visitor.db.insert(savedPassengers).values(row);
    expect(await keepPassengers(me, { reference, passengers: [...ids, ...ids.slice(0, 1)] })).toMatchObject({
      value: { saved: 2 },
    });
    const listed = await listSavedPassengers(me, { reference });
    expect(listed).toMatchObject({
      value: {
        passengers: [
          { id: row.id, kind: "saved", name: "Ayanda Dube", phone: "082 555 0101", child_seat: "booster_seat" },
          { name: "Zola" },
        ],
      },
    });
    expect(await keepPassengers(me, { reference, passengers: [newId()] })).toMatchObject({ reason: "list_changed" });
    const other = asPerson(visitor, await anAccount(visitor, []), []);
    expect(await keepPassengers(other, { reference, passengers: ids })).toMatchObject({ reason: "not_found" });
  }));

test("our team saves in the customer’s account, and it is on record", () =>
  inTransaction(async (visitor) => {
    const { team, userId, reference, ids } = await aList(visitor);
    expect(await readPassengerList(team, { reference })).toMatchObject({ value: { keeps_for: "customer" } });
    expect(await keepPassengers(team, { reference, passengers: ids })).toMatchObject({ ok: true });
    expect(await visitor.db.$count(savedPassengers, eq(savedPassengers.userId, userId))).toBe(2);
    const [entry] = await visitor.db.select().from(auditLog).where(eq(auditLog.action, "account.passengers_saved"));
    expect(entry?.details).toMatchObject({ reference, passengers: 2, asked_by: "customer" });
  }));

test("all or no one: an account that would overflow takes none; without an account there is nowhere", () =>
  inTransaction(async (visitor) => {
    const { team, userId, reference, ids } = await aList(visitor);
    const full = Array.from({ length: savedAtMost - 1 }, (_, at) => `Name${at}`);
    await visitor.db
      .insert(savedPassengers)
      .values(full.map((firstName) => ({ id: newId(), userId, firstName, lastName: "", createdAt: testNow })));
    expect(await keepPassengers(team, { reference, passengers: ids })).toMatchObject({ reason: "too_many" });
    expect(await visitor.db.$count(savedPassengers)).toBe(savedAtMost - 1);
    await visitor.db.update(bookings).set({ email: "" });
    expect(await listSavedPassengers(team, { reference })).toMatchObject({ value: { passengers: [] } });
    expect(await readPassengerList(team, { reference })).toMatchObject({ value: { keeps_for: null } });
    expect(await keepPassengers(team, { reference, passengers: ids })).toMatchObject({ reason: "no_account" });
  }));
