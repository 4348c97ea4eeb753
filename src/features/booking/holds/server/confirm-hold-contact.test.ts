import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { hold, listed, team } from "#testing/builders/booking/a-held-vehicle.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { confirmHoldContact } from "./confirm-hold-contact.ts";

test("a contact our team has reached has the usual time for a transfer", () =>
  inTransaction(async (transaction) => {
    const row = await hold(transaction);
    const ctx = await team(transaction);
    await ctx.db.update(bookings).set({ paymentMethod: "transfer" });
    expect(await confirmHoldContact(ctx, row)).toMatchObject({ ok: true, value: { version: row.version + 1 } });
    const [hours] = await ctx.db.select().from(vehicleHolds);
    expect(hours?.expiresAt).toEqual(addHours(testNow, 24));
    expect((await listed(ctx))[0]).toMatchObject({ is_contact_confirmed: true, why: "transfer" });
  }));
