import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { assignTrip } from "#features/trips/assign/server/assign-trip.ts";
import { recordAudit } from "#platform/audit.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { heldActions } from "./held-actions.ts";
import { lastChange } from "./last-change.ts";

test("the second person reads who was first and what they did; the first does not, and a customer never", () =>
  inTransaction(async (plain) => {
    const thandi = await asTeam(plain, "dispatcher", "Thandi Mokoena");
    const naledi = await asTeam(plain, "admin", "Naledi Jacobs");
    const crew = await writeCrew(thandi);
    const { tripId, bookingId } = await writeTrip(thandi, addHours(testNow, 30));
    expect(await assignTrip(thandi, { trip_id: tripId, version: 1, ...crew })).toMatchObject({ ok: true });
    const asked = { ids: [tripId], now: testNow };
    expect(await lastChange(plain.db, { ...asked, actor: naledi.actor })).toBe(
      "Thandi Mokoena assigned a driver just now.",
    );
    expect(await lastChange(plain.db, { ...asked, actor: thandi.actor })).toBeUndefined();
    expect(await lastChange(plain.db, { ...asked, actor: plain.actor })).toBeUndefined();

    await recordAudit(naledi, {
      action: "booking.price_changed",
      subject: { kind: "booking", id: bookingId },
      details: { from_cents: 100, to_cents: 90_000 },
    });
    const { value } = await heldActions(thandi, { subject: `booking:${bookingId}` });
    expect(value.changed).toMatchObject({ sentence: "Naledi Jacobs changed the price to R900 just now." });
  }));
