import { eq } from "drizzle-orm";
import { drivers } from "#db/schema/drivers.ts";
import type { Context } from "#platform/context.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { writeOffers } from "./an-offer.ts";

/** A driver with an account and a trip offer, and that driver’s context. */
export async function writeOfferedDriver(ctx: Context, input: Parameters<typeof writeOffers>[1] = {}) {
  const written = await writeOffers(ctx, input);
  const userId = await anAccount(ctx, ["driver"], { name: "Driver One", email: "driver1@example.com" });
  const driverId = written.crews[0]?.driver_id ?? "";
  await ctx.db.update(drivers).set({ userId }).where(eq(drivers.id, driverId));
  return { ...written, offerId: written.offers[0]?.id ?? "", asking: asPerson(ctx, userId, ["driver"]) };
}
