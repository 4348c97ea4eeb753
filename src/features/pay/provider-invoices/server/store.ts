import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { providerInvoiceItems, providerInvoices } from "#db/schema/pay.ts";

/** False if the provider already has an invoice with this number. */
export async function insertProviderInvoice(
  db: Database,
  invoice: typeof providerInvoices.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(providerInvoices).values(invoice).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Returns the items that no other invoice took in the meantime. */
export const insertInvoiceItems = (db: Database, invoiceId: string, payItemIds: readonly string[]) =>
  db
    .insert(providerInvoiceItems)
    .values(payItemIds.map((payItemId) => ({ payItemId, invoiceId })))
    .onConflictDoNothing()
    .returning({ id: providerInvoiceItems.payItemId });

export async function deleteProviderInvoice(db: Database, id: string) {
  await db.delete(providerInvoiceItems).where(eq(providerInvoiceItems.invoiceId, id));
  const [gone] = await db.delete(providerInvoices).where(eq(providerInvoices.id, id)).returning();
  return gone;
}
