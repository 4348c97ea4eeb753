import { enquiries } from "#db/schema/crm.ts";
import type { Context } from "#platform/context.ts";
import { newId, newReference } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";

type EnquiryRow = typeof enquiries.$inferInsert;

/** A row of the enquiries table: a quote request sent at the tests' own "now", with 20 minutes to reply. */
export const anEnquiry = (changes: Partial<EnquiryRow> = {}): EnquiryRow => ({
  id: newId(),
  reference: newReference().replace("CTS", "ENQ"),
  kind: "quote",
  name: "Thandi Mokoena",
  email: "thandi@example.com",
  phone: "+27 82 555 0199",
  serviceType: "day_tour",
  source: "free_quote",
  message: "A day in the Winelands?",
  responseDueAt: new Date(testNow.getTime() + 20 * 60_000),
  createdAt: testNow,
  ...changes,
});

/** Writes an enquiry; returns its id. */
export async function givenEnquiry(ctx: Context, changes: Partial<EnquiryRow> = {}): Promise<string> {
  const row = anEnquiry(changes);
  await ctx.db.insert(enquiries).values(row);
  return row.id;
}

/** The row of the only enquiry. */
export const findEnquiryRow = async (ctx: Context) => (await ctx.db.select().from(enquiries))[0];
