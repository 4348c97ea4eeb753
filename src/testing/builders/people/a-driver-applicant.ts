import { users } from "#db/schema/accounts.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { submitApplication } from "#features/partners/application/server/submit-application.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { anApplication } from "./an-application.ts";

/** Writes the account of a person who was invited as a driver; returns its id. */
export async function aDriverAccount(ctx: Context, email = "sipho@example.com") {
  const id = newId();
  await ctx.db
    .insert(users)
    .values({ id, email, name: "Sipho van der Merwe", phone: "082 555 0100", createdAt: ctx.now });
  return id;
}

/** Sends a driver application; returns its id. */
export async function aDriverApplication(ctx: Context) {
  await submitApplication(ctx, await anApplication(ctx, "driver"));
  const [row] = await ctx.db.select({ id: partnerApplications.id }).from(partnerApplications);
  return row?.id ?? "";
}
