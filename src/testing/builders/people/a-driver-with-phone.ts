import { eq } from "drizzle-orm";
import { drivers } from "#db/schema/drivers.ts";
import { storedFiles } from "#db/schema/platform.ts";
import type { Context } from "#platform/context.ts";
import { aDriverOnRecord } from "./a-driver-on-record.ts";
import { askingAs } from "./a-person.ts";

/** A driver without a photograph who signs in on the phone. */
export async function aDriverWithPhone(ctx: Context) {
  const driverId = await aDriverOnRecord(ctx);
  const me = await askingAs(ctx, { email: "sipho@example.com", roles: ["driver"] });
  const userId = me.actor.kind === "person" ? me.actor.userId : "";
  await ctx.db.update(drivers).set({ userId, photoId: null }).where(eq(drivers.id, driverId));
  const row = async () => (await ctx.db.select().from(drivers).where(eq(drivers.id, driverId)))[0];
  const files = async () => (await ctx.db.select().from(storedFiles)).map(({ id }) => id);
  return { driverId, me, row, files };
}
