import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { invoiceLines, invoiceMoves, invoices } from "#db/schema/invoices.ts";

/** Only a draft’s lines can be deleted. */
export async function deleteDraft(db: Database, id: string): Promise<void> {
  await db.delete(invoiceMoves).where(eq(invoiceMoves.invoiceId, id));
  await db.delete(invoiceLines).where(eq(invoiceLines.invoiceId, id));
  await db.delete(invoices).where(and(eq(invoices.id, id), eq(invoices.state, "draft")));
}
