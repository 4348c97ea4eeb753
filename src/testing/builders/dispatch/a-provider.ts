import { documents } from "#db/schema/documents.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { aDocument } from "./a-document.ts";

/** Writes a driver provider with its documents, and returns the context of its contact person. */
export async function writeProvider(ctx: Context, changes: Partial<typeof organisations.$inferInsert> = {}) {
  const providerId = newId();
  const email = `lebo${changes.name ? "2" : ""}@example.com`;
  const row = { id: providerId, kind: "driver_provider" as const, name: "Table Bay Drivers", createdAt: testNow };
  await ctx.db.insert(organisations).values({ ...row, ...changes });
  const userId = await anAccount(ctx, ["driver_provider"], { name: "Lebo Nkosi", email });
  await ctx.db.insert(organisationMembers).values({ organisationId: providerId, userId });
  await ctx.db.insert(documents).values(aDocument("provider_insurance", providerId));
  return { providerId, asking: asPerson(ctx, userId, ["driver_provider"]) };
}
