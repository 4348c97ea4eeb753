import { assignments, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { AssignmentState, TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { readTrip, writeCrew } from "./a-crew.ts";

/**
 * The state of the driver’s assignment when the trip has this status; in other statuses the trip has no
 * driver.
 */
export const heldAs: Readonly<Partial<Record<TripState, AssignmentState>>> = {
  assigned: "accepted",
  reconfirmed: "accepted",
  en_route: "active",
  arrived: "active",
  searching: "active",
  onboard: "active",
  stopover: "active",
  completed: "fulfilled",
  completed_unverified: "active",
  no_show: "fulfilled",
  interrupted: "fulfilled",
};

type Criteria = {
  readonly state: TripState;
  /** Hours from now to the pickup. */
  readonly hours: number;
  readonly minutes?: number;
  /** The trip takes over the passengers of one that broke down. */
  readonly isRelief?: boolean;
  readonly crew?: Parameters<typeof writeCrew>[1];
};

/** A driver with an account, as the actor, and their trip in any status. */
export async function aDriversTrip(ctx: Context, { state, hours, minutes = 60, isRelief = false, crew }: Criteria) {
  const userId = await anAccount(ctx, ["driver"], { name: "Sipho Ndlovu" });
  const written = await writeCrew(ctx, { ...crew, driver: { userId, ...crew?.driver } });
  const own = { driverId: written.driver_id, vehicleId: written.vehicle_id };
  const start = addHours(ctx.now, hours);
  const held = { ...own, ...(heldAs[state] && { state: heldAs[state] }) };
  const plan = { minutes, booking: { state: "in_progress" as const } };
  const trip = isRelief
    ? await writeRelief(ctx, start, { ...plan, state, held })
    : await writeTrip(ctx, start, { ...plan, trip: { state }, crew: held });
  return { ...trip, ...own, asking: asPerson(ctx, userId, ["driver"]) };
}

type Relief = Omit<NonNullable<Parameters<typeof writeTrip>[2]>, "trip" | "crew"> & {
  readonly state: TripState;
  readonly held: { driverId: string; vehicleId: string; state?: AssignmentState };
};

/** The first vehicle broke down an hour before this one arrives. */
async function writeRelief(ctx: Context, start: Date, { state, held, ...plan }: Relief) {
  const first = await writeTrip(ctx, addHours(start, -1), { ...plan, trip: { state: "interrupted" } });
  const id = newId();
  const [pickupAt, plannedEnd] = [start, addHours(start, 1)];
  await ctx.db.insert(trips).values({
    ...(await readTrip(ctx, first.tripId)),
    id,
    part: 2,
    continues: first.tripId,
    splitFrom: first.tripId,
    state,
    pickupAt,
    plannedEnd,
  });
  await ctx.db.insert(assignments).values({
    id: newId(),
    tripId: id,
    state: "accepted",
    ...held,
    createdAt: ctx.now,
    busy: `["${pickupAt.toISOString()}","${plannedEnd.toISOString()}")`,
  });
  return { ...first, tripId: id };
}
