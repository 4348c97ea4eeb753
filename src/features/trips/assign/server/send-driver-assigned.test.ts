import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { plainText } from "#platform/mail/plain-text.ts";
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

test("a driver is told of the trip with its bags, seats, stops and flight, never with its price or the phone", () =>
  inTransaction(async (ctx, world) => {
    const { event } = await writeAssigned(ctx, addHours(testNow, 3));
    await sendDriverAssigned(ctx, event);
    const text = await textOf(world);
    for (const told of ["Canal Walk", "BA 59", "Bags", "Child seats", "Thandi Mokoena", "A wheelchair"])
      expect(text).toContain(told);
    expect(text).not.toContain("1 234");
    expect(text).not.toContain("555 0199");
    expect(world.emails[0]?.to).toBe("sipho@example.com");
  }));

test("who travels is told from two days before on", () =>
  inTransaction(async (ctx, world) => {
    const { event } = await writeAssigned(ctx, addHours(testNow, 49));
    await sendDriverAssigned(ctx, event);
    const text = await textOf(world);
    expect(text).toContain("BA 59");
    expect(text).not.toContain("Mokoena");
    expect(text).not.toContain("wheelchair");
  }));
