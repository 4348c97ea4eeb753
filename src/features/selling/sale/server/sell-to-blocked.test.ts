import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { people, personBlocks } from "#db/schema/people.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createBooking } from "./create-booking.ts";

test("a blocked customer’s booking waits for our team until the block ends; others’ do not", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(vehicles).values([aVehicle(), aVehicle(), aVehicle(), aVehicle()]);
    const request = aBookingRequest();
    expect(await createBooking(ctx, request)).toMatchObject({ value: { light: "green" } });
    const [person] = await ctx.db.select().from(people).where(eq(people.email, request.email));
    const block = { id: newId(), personId: person?.id ?? "", reason: "Rude", fromAt: testNow };
    await ctx.db.insert(personBlocks).values({ ...block, until: addHours(testNow, 24) });

    const again = { ...request, same_trip: "book" as const };
    expect(await createBooking(ctx, again)).toMatchObject({
      value: { state: "requested", light: "amber", total_cents: 35_000, answer_due_at: expect.any(String) },
    });
    const other = { ...again, email: "someone@else.example", first_name: "Someone", last_name: "Else" };
    expect(await createBooking(ctx, other)).toMatchObject({ value: { light: "green" } });
    const later = { ...ctx, now: addHours(testNow, 25) };
    expect(await createBooking(later, again)).toMatchObject({ value: { light: "green" } });
  }));
