import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { invoices } from "#db/schema/invoices.ts";

export async function anonymiseBuyer(db: Database, email: string): Promise<void> {
  await db
    .update(invoices)
    .set({ buyerName: "Erased", buyerEmail: "erased@erased.invalid" })
    .where(sql`lower(${invoices.buyerEmail}) = lower(${email})`);
}
