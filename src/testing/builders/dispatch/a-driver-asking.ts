import { drivers } from "#db/schema/drivers.ts";
import type { Context } from "#platform/context.ts";
import { aDriver } from "../booking/a-trip.ts";
import { anAccount, asPerson } from "../people/an-account.ts";

/** A driver with an account, as the actor. */
export async function aDriverAsking(ctx: Context, changes: Parameters<typeof aDriver>[0] = {}) {
  const userId = await anAccount(ctx, ["driver"], { name: "Sipho Ndlovu" });
  const driver = aDriver({ userId, ...changes });
  await ctx.db.insert(drivers).values(driver);
  return { asking: asPerson(ctx, userId, ["driver"]), driverId: driver.id, userId };
}
