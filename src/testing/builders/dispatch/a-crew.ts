import { eq } from "drizzle-orm";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import type { Role } from "#domain/account/roles.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDriver, aVehicle } from "../booking/a-trip.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { type DocumentChanges, writeDocuments } from "./a-document.ts";

type Criteria = {
  readonly driver?: Parameters<typeof aDriver>[0];
  readonly vehicle?: Parameters<typeof aVehicle>[0];
  readonly documents?: DocumentChanges;
};

/** Writes a driver and a vehicle that may be assigned, with their documents and, the first time, the company's. */
export async function writeCrew(ctx: Pick<Context, "db">, { driver, vehicle, documents }: Criteria = {}) {
  const row = aDriver({ bornOn: localDate("1988-03-04"), ...driver });
  const car = aVehicle(vehicle);
  await ctx.db.insert(drivers).values(row);
  await ctx.db.insert(vehicles).values(car);
  const isFirst = (await ctx.db.$count(drivers)) === 1;
  await writeDocuments(ctx, { driverId: row.id, vehicleId: car.id, isCompany: isFirst }, documents);
  return { driver_id: row.id, vehicle_id: car.id };
}

/** The same context with a team member as the actor. */
export async function asTeam(ctx: Context, role: Role = "dispatcher", name = "Naledi Jacobs"): Promise<Context> {
  return asPerson(ctx, await anAccount(ctx, [role], { name }), [role]);
}

export async function readTrip(ctx: Pick<Context, "db">, id: string) {
  const [trip] = await ctx.db.select().from(trips).where(eq(trips.id, id));
  if (!trip) throw new Error("No such trip.");
  return trip;
}

/** The assignments of a trip, in the order they were made. */
export const readAssignments = (ctx: Pick<Context, "db">, tripId: string) =>
  ctx.db.select().from(assignments).where(eq(assignments.tripId, tripId)).orderBy(assignments.id);
