import { eq } from "drizzle-orm";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { payItems, payRules } from "#db/schema/pay.ts";
import { assignments } from "#db/schema/trips.ts";
import { addHours, localDate, localDateOf } from "#domain/time/local-time.ts";
import { approvePayRun } from "#features/pay/runs/server/approve-pay-run.ts";
import { draftPayRun } from "#features/pay/runs/server/draft-pay-run.ts";
import { markPayRunPaid } from "#features/pay/runs/server/mark-pay-run-paid.ts";
import { settlePeriod } from "#features/pay/server/settle-trips.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aDriver, aVehicle, writeTrip } from "../booking/a-trip.ts";
import { aDriverAsking } from "../dispatch/a-driver-asking.ts";

type RuleRow = typeof payRules.$inferInsert;

/** A pay rule for all drivers since the start of the year: R100 a trip and nothing else. */
export async function aPayRule(ctx: Pick<Context, "db">, changes: Partial<RuleRow> = {}): Promise<string> {
  const row: RuleRow = {
    id: newId(),
    driverId: null,
    effectiveFrom: localDate("2026-01-01"),
    perTripCents: 10_000,
    perHourCents: 0,
    fareShare: 0,
    waitShare: 0,
    nightCents: 0,
    tipShare: 1,
    createdBy: "system",
    createdAt: addHours(testNow, -1000),
    ...changes,
  };
  await ctx.db.insert(payRules).values(row);
  return row.id;
}

/** A driver with an account and a vehicle. */
export async function aPaidDriver(ctx: Context, changes: Parameters<typeof aDriver>[0] = {}) {
  const driver = await aDriverAsking(ctx, changes);
  const car = aVehicle();
  await ctx.db.insert(vehicles).values(car);
  return { ...driver, vehicleId: car.id };
}

/** Another driver, who never signs in. */
export async function anotherDriver(ctx: Pick<Context, "db">, changes: Parameters<typeof aDriver>[0] = {}) {
  const [driver, car] = [aDriver({ email: `${newId()}@example.com`, ...changes }), aVehicle()];
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(car);
  return { driverId: driver.id, vehicleId: car.id };
}

type Driving = {
  readonly driverId: string;
  readonly vehicleId: string;
};
type Driven = Parameters<typeof writeTrip>[2] & {
  readonly hoursAgo?: number;
  readonly agreedCents?: number;
};

/** A one-hour trip that has been completed. */
export async function aDrivenTrip(
  ctx: Context,
  { driverId, vehicleId }: Driving,
  { hoursAgo = 24, agreedCents, ...plan }: Driven = {},
) {
  const crew = { driverId, vehicleId, state: "fulfilled" as const };
  const trip = await writeTrip(ctx, addHours(testNow, -hoursAgo), {
    ...plan,
    trip: { state: "completed", ...plan.trip },
    crew,
  });
  if (agreedCents !== undefined)
    await ctx.db.update(assignments).set({ payoutCents: agreedCents }).where(eq(assignments.tripId, trip.tripId));
  return trip;
}

/** Calculates the pay for everything driven this year. */
export const settleAll = (ctx: Context) =>
  settlePeriod(ctx, { driverId: null, from: "2026-01-01", until: "2026-12-31" });

/** The pay owed for a trip. */
export async function payOf(ctx: Pick<Context, "db">, tripId: string) {
  const [item] = await ctx.db.select().from(payItems).where(eq(payItems.sourceId, tripId));
  return item;
}

/** A draft pay run for November up to the day of the tests. */
export async function aPayRun(team: Context) {
  const drafted = await draftPayRun(team, { from: "2026-11-01", until: localDateOf(testNow) });
  if (!drafted.ok) throw new Error(drafted.reason);
  return drafted.value.run_id;
}

/** The same, approved and paid. */
export async function aPaidRun(team: Context) {
  const run_id = await aPayRun(team);
  const approved = await approvePayRun(team, { run_id, version: 1 });
  const paid = { paid_on: localDateOf(testNow), payment_note: "EFT 4711" };
  const answer = await markPayRunPaid(team, { run_id, version: 2, ...paid });
  if (!approved.ok || !answer.ok) throw new Error("The run could not be paid.");
  return run_id;
}
