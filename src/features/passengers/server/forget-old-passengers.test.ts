import { expect, test } from "vitest";
import { bookingPassengers } from "#db/schema/passengers.ts";
import { addHours } from "#domain/time/local-time.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { forgetOldPassengers } from "./forget-old-passengers.ts";

test("ninety days after the last trip no one is on its guest list any more", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTrip(ctx, ctx.now, { minutes: 60 });
    await writePassengers(ctx, bookingId, [{ name: "Ayanda Dube" }]);
    await forgetOldPassengers({ db: ctx.db, now: addHours(ctx.now, 24 * 90) });
    expect(await ctx.db.$count(bookingPassengers)).toBe(1);
    await forgetOldPassengers({ db: ctx.db, now: addHours(ctx.now, 24 * 90 + 2) });
    expect(await ctx.db.$count(bookingPassengers)).toBe(0);
  }));
