import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingPassengers } from "#db/schema/passengers.ts";
import { addHours } from "#domain/time/local-time.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPassenger } from "./read-passenger.ts";

test("a passenger has the trips of their number, and of their name on lists of the same booking alone", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const at = (hours: number) => addHours(ctx.now, hours);
    const one = await writeTrip(ctx, at(24));
    const other = await writeTrip(ctx, at(48), { booking: { email: "someone@example.com", phone: "+27 82 555 0777" } });
    await writePassengers(ctx, one.bookingId, [{ name: "Ayanda Dube", phone: "082 555 0101" }]);
    await writePassengers(ctx, other.bookingId, [
      { name: "A. Dube", phone: "+27 82 555 0101" },
      { name: "Ayanda Dube" },
    ]);
    const [row] = await ctx.db.select().from(bookingPassengers).where(eq(bookingPassengers.bookingId, one.bookingId));
    const read = await readPassenger(ctx, { id: row?.id ?? "" });
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.passenger).toMatchObject({ name: "Ayanda Dube", reference: one.reference });
    expect(read.value.trips.map(({ name, reference }) => [name, reference])).toEqual([
      ["A. Dube", other.reference],
      ["Ayanda Dube", one.reference],
    ]);
    expect(await readPassenger(ctx, { id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
