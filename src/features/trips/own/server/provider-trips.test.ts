import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { assignments } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { withoutIds } from "#testing/without-ids.ts";
import { providerTrips } from "./provider-trips.ts";

/** A provider with a signed-in member, a driver and a vehicle. */
async function aProvider(ctx: Context, email: string, changes: Partial<typeof organisations.$inferInsert> = {}) {
  const member = await askingAs(ctx, { email });
  const id = newId();
  const driver = aDriver({ providerId: id, email: `driver-of-${email}` });
  const vehicle = aVehicle({ ownerId: id });
  await ctx.db
    .insert(organisations)
    .values({ id, kind: "driver_provider", name: `Provider ${email}`, createdAt: testNow, ...changes });
  await ctx.db.insert(organisationMembers).values({ organisationId: id, userId: member.userId });
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  return { member, crew: { driverId: driver.id, vehicleId: vehicle.id } };
}

const ask = async (ctx: Context) => (await providerTrips(ctx, { when: "ahead" })).value.trips;

describe("a provider's trips", () => {
  test("are those of its own drivers, with the driver's name and without a price", () =>
    inTransaction(async (ctx) => {
      const ours = await aProvider(ctx, "a@example.com");
      const theirs = await aProvider(ctx, "b@example.com");
      const mine = await writeTrip(ctx, addHours(testNow, 3), { crew: ours.crew, booking: { totalCents: 987_654 } });
      await writeTrip(ctx, addHours(testNow, 6), { crew: theirs.crew });
      const trips = await ask(ours.member);
      expect(trips.map(({ reference, driver }) => [reference, driver.name])).toEqual([
        [mine.reference, "Sipho Ndlovu"],
      ]);
      const facts = trips.map(({ payout_cents: _, ...rest }) => rest);
      expect(withoutIds(facts)).not.toMatch(/9876|cents|price|total|paid/i);
    }));

  test("show the agreed payout", () =>
    inTransaction(async (ctx) => {
      const { member, crew } = await aProvider(ctx, "a@example.com");
      const { tripId } = await writeTrip(ctx, addHours(testNow, 3), { crew });
      await ctx.db.update(assignments).set({ payoutCents: 70_000 }).where(eq(assignments.tripId, tripId));
      await writeTrip(ctx, addHours(testNow, 6), { crew });
      expect((await ask(member)).map(({ payout_cents }) => payout_cents)).toEqual([70_000, null]);
    }));

  test.each([
    ["a day and a minute before", -24 * 60 - 1, false, "completed"],
    ["a day before", -24 * 60, true, "completed"],
    ["four hours after its end", 12 * 60, true, "completed"],
    ["a minute later", 12 * 60 + 1, false, "completed"],
    ["a minute later, as the trip runs late", 12 * 60 + 1, true, "onboard"],
  ] as const)(
    "contain the passenger's number from a day before to four hours after the end: %s",
    (_when, minutes, isSeen, state) =>
      inTransaction(async (ctx) => {
        const { member, crew } = await aProvider(ctx, "a@example.com");
        await writeTrip(ctx, testNow, { crew, minutes: 8 * 60, trip: { state } });
        const [trip] = await ask({ ...member, now: addMinutes(testNow, minutes) });
        expect(trip?.passenger_phone).toBe(isSeen ? "+27 82 555 0199" : null);
      }),
  );

  test.each([
    ["a suspended provider", { status: "suspended" }],
    ["an organisation of another kind", { kind: "hotel" }],
  ] as const)("are empty for %s", (_who, changes) =>
    inTransaction(async (ctx) => {
      const { member, crew } = await aProvider(ctx, "a@example.com", changes);
      await writeTrip(ctx, addHours(testNow, 3), { crew });
      expect(await ask(member)).toEqual([]);
    }),
  );
});
