import { expect, test } from "vitest";
import { savedPassengers } from "#db/schema/accounts.ts";
import { bookingPassengers } from "#db/schema/passengers.ts";
import { addHours } from "#domain/time/local-time.ts";
import { noRecords } from "#platform/erasures.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { erasePassengers } from "./erase-passengers.ts";

test("erasing someone takes their guest lists, and themselves from the lists and saved passengers of others; the others stay", () =>
  inTransaction(async (ctx) => {
    const own = await writeTrip(ctx, addHours(ctx.now, 48), { booking: { phone: "+27 82 555 0199" } });
    const other = await writeTrip(ctx, addHours(ctx.now, 48), { booking: { phone: "+27 82 555 0777" } });
    await writePassengers(ctx, own.bookingId, [{ name: "Ayanda Dube" }]);
    await writePassengers(ctx, other.bookingId, [{ name: "Thandi", phone: "082 555 0199" }, { name: "Stays" }]);
    const userId = await anAccount(ctx);
    const row = { userId, firstName: "Thandi", lastName: "", createdAt: ctx.now };
    await ctx.db.insert(savedPassengers).values([
      { ...row, id: ctx.newId(), phone: "0825550199" },
      { ...row, id: ctx.newId(), phone: "082 555 0111", firstName: "Stays too" },
    ]);
    await erasePassengers(ctx, { userId: null, email: null, records: { ...noRecords, bookings: [own.bookingId] } });
    const left = await ctx.db.select({ name: bookingPassengers.name }).from(bookingPassengers);
    expect(left).toEqual([{ name: "Stays" }]);
    const saved = await ctx.db.select({ name: savedPassengers.firstName }).from(savedPassengers);
    expect(saved).toEqual([{ name: "Stays too" }]);
  }));
