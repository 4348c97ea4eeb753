import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "./a-person.ts";

/** A context whose actor belongs to a hotel or another partner. */
export async function asHotel(ctx: Context, changes: Partial<typeof organisations.$inferInsert> = {}) {
  const email = `${newId()}@example.com`;
  const me = await askingAs(ctx, { email, roles: ["hotel"] });
  const id = newId();
  const hotel = { id, kind: "hotel" as const, name: "The Harbour Lantern Hotel", createdAt: ctx.now, ...changes };
  await ctx.db.insert(organisations).values(hotel);
  await ctx.db.insert(organisationMembers).values({ organisationId: id, userId: me.userId });
  return { ...me, email, hotelId: id };
}
