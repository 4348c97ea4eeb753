import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { addHours } from "#domain/time/local-time.ts";
import { hashPassword } from "#features/accounts/server/hash-password.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myDeletion } from "./my-deletion.ts";

test("who can delete their account, and why not", () =>
  inTransaction(async (ctx) => {
    const without = await askingAs(ctx, { email: "sam@example.com" });
    expect(await myDeletion(without)).toMatchObject({ value: { obstacle: "password_missing" } });
    const me = await askingAs(ctx, { passwordHash: await hashPassword("a good long password") });
    expect(await myDeletion(me)).toMatchObject({ value: { obstacle: null } });
    await ctx.db.insert(bookings).values(aBooking({ state: "confirmed", pickupAt: addHours(ctx.now, 48) }));
    expect(await myDeletion(me)).toMatchObject({ value: { obstacle: "upcoming_booking" } });
  }));
