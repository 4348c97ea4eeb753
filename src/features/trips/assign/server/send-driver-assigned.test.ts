import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readAssignments, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { sendDriverAssigned } from "./send-driver-assigned.ts";

const textOf = async ({ emails }: World) => plainText(await render(emails[0]?.content));

async function writeAssigned(ctx: Context, start: Date) {
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
  const written = await writeTrip(ctx, start, {
    booking: { bags: 5, childSeats: 2, specialRequirements: "A wheelchair" },
    trip: { stops: ["Canal Walk"], flightNumber: "BA 59", priceCents: 123_456 },
    crew: { driverId, vehicleId },
  });
  const [assignment] = await readAssignments(ctx, written.tripId);
  return { ...written, event: { type: "driver.assigned", ...written, assignmentId: assignment?.id ?? "" } as const };
}

test("a driver gets the trip with its bags, seats, stops and flight, but without its price or the phone number", () =>
  inTransaction(async (ctx, world) => {
    const { event } = await writeAssigned(ctx, addHours(testNow, 3));
    await sendDriverAssigned(ctx, event);
    const text = await textOf(world);
    for (const message of ["Canal Walk", "BA 59", "Bags", "Child seats", "Thandi Mokoena", "A wheelchair"])
      expect(text).toContain(message);
    expect(text).not.toContain("1 234");
    expect(text).not.toContain("555 0199");
    expect(world.emails[0]?.to).toBe("sipho@example.com");
  }));

test("the cash to collect is in the email, only once for a booking with two trips", () =>
  inTransaction(async (ctx, world) => {
    const { event, bookingId } = await writeAssigned(ctx, addHours(testNow, 3));
    await ctx.db.insert(payments).values({
      id: newId(),
      bookingId,
      method: "cash",
      state: "due_on_trip",
      amountCents: 46_000,
      createdAt: testNow,
      updatedAt: testNow,
    });
    await sendDriverAssigned(ctx, event);
    expect(await textOf(world)).toMatch(/Collect in cash:?\s+R460/);
    // The return trip of the same booking: the first driver has already collected the cash by then.
    const [first] = await ctx.db.select().from(trips).where(eq(trips.id, event.tripId));
    if (!first) throw new Error("There is no trip.");
    const back = { id: newId(), leg: 2, pickupAt: addHours(testNow, 9), plannedEnd: addHours(testNow, 10) };
    await ctx.db.insert(trips).values({ ...first, ...back });
    await ctx.db.update(assignments).set({ tripId: back.id });
    world.emails.length = 0;
    await sendDriverAssigned(ctx, event);
    expect(await textOf(world)).not.toContain("R460");
    // If the first trip is completed and no cash was recorded, it is still due.
    await ctx.db.update(trips).set({ state: "completed" }).where(eq(trips.id, first.id));
    world.emails.length = 0;
    await sendDriverAssigned(ctx, event);
    expect(await textOf(world)).toMatch(/Collect in cash:?\s+R460/);
  }));

test("the passengers’ names are included from two days before", () =>
  inTransaction(async (ctx, world) => {
    const { event } = await writeAssigned(ctx, addHours(testNow, 49));
    await sendDriverAssigned(ctx, event);
    const text = await textOf(world);
    expect(text).toContain("BA 59");
    expect(text).not.toContain("Mokoena");
    expect(text).not.toContain("wheelchair");
  }));
