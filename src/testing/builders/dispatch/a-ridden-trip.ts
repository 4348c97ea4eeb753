import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "../../in-transaction.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { asTeam, writeCrew } from "./a-crew.ts";

type Plan = Parameters<typeof writeTrip>[2];

/** A trip completed two hours ago, with its driver, a dispatcher and the customer’s access code. */
export async function aRiddenTrip(ctx: Context, { trip, ...plan }: Plan = {}) {
  const userId = await anAccount(ctx, ["driver"], { name: "Sipho Ndlovu" });
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { driver: { userId } });
  const written = await writeTrip(ctx, addHours(testNow, -2), {
    ...plan,
    trip: { state: "completed", ...trip },
    crew: { driverId, vehicleId, state: "fulfilled" },
  });
  return {
    ...written,
    driverId,
    vehicleId,
    driver: asPerson(ctx, userId, ["driver"]),
    team: await asTeam(ctx),
    opening: { reference: written.reference, code: ctx.accessCodeFor(written.reference) },
  };
}

/** Another of our drivers. */
export async function anotherDriver(ctx: Context): Promise<Context> {
  const userId = await anAccount(ctx, ["driver"], { name: "Zanele Dube" });
  await writeCrew(ctx, { driver: { userId, email: "zanele@example.com" } });
  return asPerson(ctx, userId, ["driver"]);
}
