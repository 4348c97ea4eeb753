import { expect, test } from "vitest";
import { bookingPassengers } from "#db/schema/passengers.ts";
import { addHours } from "#domain/time/local-time.ts";
import { noRecords } from "#platform/erasures.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { erasePassengers } from "./erase-passengers.ts";

test("erasing someone takes their guest lists, and themselves from the lists of others; the others stay", () =>
  inTransaction(async (ctx) => {
    const own = await writeTrip(ctx, addHours(ctx.now, 48), { booking: { phone: "+27 82 555 0199" } });
    const other = await writeTrip(ctx, addHours(ctx.now, 48), { booking: { phone: "+27 82 555 0777" } });
    await writePassengers(ctx, own.bookingId, [{ name: "Ayanda Dube" }]);
    await writePassengers(ctx, other.bookingId, [{ name: "Thandi", phone: "082 555 0199" }, { name: "Stays" }]);
    await erasePassengers(ctx, { userId: null, email: null, records: { ...noRecords, bookings: [own.bookingId] } });
    const left = await ctx.db.select({ name: bookingPassengers.name }).from(bookingPassengers);
    expect(left).toEqual([{ name: "Stays" }]);
  }));
