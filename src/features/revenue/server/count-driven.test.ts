import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { figureEntries, revenueEntries } from "#db/schema/revenue.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { answerLineDispute } from "#features/partners/commissions/server/answer-line-dispute.ts";
import { disputeLine } from "#features/partners/commissions/server/dispute-line.ts";
import { reverseCommission } from "#features/partners/commissions/server/reverse-commission.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aPartnerBooking, commissionsOf, driveBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { expectKeptRevenue } from "#testing/kept-revenue.ts";
import { countDriven } from "./count-driven.ts";
import { readRevenue } from "./read-revenue.ts";

const counted = { reactions: { "partner.commission_changed": { countDriven } } };

const costs = async (ctx: Context, bookingId: string) => {
  const rows = await ctx.db.select().from(revenueEntries).where(eq(revenueEntries.bookingId, bookingId));
  return rows.toSorted((a, b) => a.grossCents - b.grossCents).map((row) => row.commissionCents);
};

test("commission costs the driven trips in proportion to their prices, after the last has ended", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id } = await aPartnerBooking(ctx, hotelId, { legs: [33_335, 66_667, 99_990] });
    await driveBooking(ctx, id, ["completed", "onboard", "onboard"]);
    await countDriven(ctx, { bookingId: id });
    expect(await costs(ctx, id)).toEqual([0, 0, 0]);
    await driveBooking(ctx, id, ["completed", "completed", "no_show"]);
    await countDriven(ctx, { bookingId: id });
    expect(await costs(ctx, id)).toEqual([3333, 6667, 0]);
    const input = { from: "2026-11-01", until: "2026-12-31", basis: "earned", service: "", against: "none" } as const;
    const { value } = await readRevenue(ctx, { ...input, by: "service" });
    expect(value.total).toMatchObject({ net_cents: 199_992, commission_cents: 10_000, margin_cents: 189_992 });
    await expectKeptRevenue(ctx);
  }));

test("a reversed commission costs nothing; an extra one granted by our team costs too", () =>
  inTransaction(async (transaction, world) => {
    const mine = await asHotel(transaction);
    const { hotelId } = mine;
    const ctx = await askingAs(transaction, { name: "Naledi", email: "office@example.com", roles: ["super_user"] });
    const { id } = await aPartnerBooking(ctx, hotelId);
    await driveBooking(ctx, id);
    await countDriven(ctx, { bookingId: id });
    expect(await costs(ctx, id)).toEqual([10_000]);
    const [line] = await commissionsOf(ctx, id);
    await reverseCommission(ctx, { id: line?.id ?? "", version: line?.version ?? 0, reason: "Their own guest" });
    await followEvents(ctx, world, counted);
    expect(await costs(ctx, id)).toEqual([0]);
    const { bookingId } = await aStatement(ctx, hotelId);
    await countDriven(ctx, { bookingId });
    const [paid] = await commissionsOf(ctx, bookingId);
    const raised = await disputeLine(mine, { commission_id: paid?.id ?? "", reason: "The rate is 12%" });
    const dispute_id = raised.ok ? raised.value.dispute_id : "";
    const upheld = { dispute_id, outcome: "upheld", answer: "You’re right", correction_cents: 20_000 } as const;
    await answerLineDispute(ctx, upheld);
    await followEvents(ctx, world, counted);
    expect(await costs(ctx, bookingId)).toEqual([120_000]);
    await expectKeptRevenue(ctx);
  }));

test("a trip continued by a relief vehicle is one trip and one pickup, with the money of both vehicles", () =>
  inTransaction(async (ctx) => {
    const first = await writeCrew(ctx);
    const second = await writeCrew(ctx, { driver: { firstName: "Fatima", email: "fatima@example.com" } });
    const crewOf = (crew: typeof first) => ({ driverId: crew.driver_id, vehicleId: crew.vehicle_id });
    const pickup = addHours(testNow, -20);
    const { tripId, bookingId } = await writeTrip(ctx, pickup, {
      booking: { state: "completed", totalCents: 90_000 },
      trip: { state: "interrupted", priceCents: 60_000 },
      crew: { ...crewOf(first), state: "fulfilled" },
    });
    const relief = newId();
    const { driverId, vehicleId } = crewOf(second);
    const [start, end] = [addMinutes(pickup, 70), addMinutes(pickup, 110)];
    const broken = await readTrip(ctx, tripId);
    const plan = { pickupAt: start, plannedEnd: end, priceCents: 30_000, part: 2, splitFrom: tripId };
    await ctx.db.insert(trips).values({ ...broken, ...plan, id: relief, state: "completed", continues: tripId });
    await ctx.db.insert(assignments).values({
      id: newId(),
      tripId: relief,
      driverId,
      vehicleId,
      state: "fulfilled",
      busy: `["${start.toISOString()}","${end.toISOString()}")`,
      createdAt: testNow,
    });
    await countDriven(ctx, { bookingId });
    const input = { from: "2026-11-01", until: "2026-12-31", basis: "earned", service: "", against: "none" } as const;
    const { value } = await readRevenue(ctx, { ...input, by: "service" });
    expect(value.total).toMatchObject({ trips: 1, net_cents: 90_000 });
    const byDriver = (await readRevenue(ctx, { ...input, by: "driver" })).value.rows;
    const shown = byDriver.map(({ key, now }) => [key, now.trips, now.net_cents]);
    expect(shown).toContainEqual([first.driver_id, 1, 60_000]);
    expect(shown).toContainEqual([second.driver_id, 0, 30_000]);
    const pickups = and(eq(figureEntries.measure, "pickup"), eq(figureEntries.bookingId, bookingId));
    expect((await ctx.db.select().from(figureEntries).where(pickups)).map(({ id }) => id)).toEqual([tripId]);
    await expectKeptRevenue(ctx);
  }));
