import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bankAllocations, bankImports, bankLines, creditRefunds } from "#db/schema/payments.ts";

export type BankLineRow = typeof bankLines.$inferSelect;
export type BankImportRow = typeof bankImports.$inferSelect;
export type AllocationRow = typeof bankAllocations.$inferSelect;

export async function insertBankImport(db: Database, one: typeof bankImports.$inferInsert): Promise<void> {
  await db.insert(bankImports).values(one);
}

/** Adds a part’s counts; undefined if there is no such import. */
export async function addToBankImport(
  db: Database,
  id: string,
  more: Pick<BankImportRow, "lines" | "newLines" | "matched">,
): Promise<BankImportRow | undefined> {
  const [row] = await db
    .update(bankImports)
    .set({
      lines: sql`${bankImports.lines} + ${more.lines}`,
      newLines: sql`${bankImports.newLines} + ${more.newLines}`,
      matched: sql`${bankImports.matched} + ${more.matched}`,
    })
    .where(eq(bankImports.id, id))
    .returning();
  return row;
}

/** Inserts the lines that no earlier statement contained, and returns those. */
export const insertBankLines = (
  db: Database,
  lines: readonly (typeof bankLines.$inferInsert)[],
): Promise<BankLineRow[]> =>
  db
    .insert(bankLines)
    .values([...lines])
    .onConflictDoNothing({ target: bankLines.fingerprint })
    .returning();

export async function lockBankLine(db: Database, id: string): Promise<BankLineRow | undefined> {
  const [row] = await db.select().from(bankLines).where(eq(bankLines.id, id)).for("update");
  return row;
}

/** A trigger updates the line’s total, and refuses more than the line’s amount. */
export async function insertAllocation(db: Database, allocation: AllocationRow): Promise<void> {
  await db.insert(bankAllocations).values(allocation);
}

/** For partly used credit: the rest. A trigger updates the line’s total. */
export async function updateAllocation(db: Database, id: string, amountCents: number): Promise<void> {
  await db.update(bankAllocations).set({ amountCents }).where(eq(bankAllocations.id, id));
}

export async function deleteAllocation(db: Database, id: string): Promise<void> {
  await db.delete(bankAllocations).where(eq(bankAllocations.id, id));
}

export async function updateIgnored(
  db: Database,
  id: string,
  changes: Pick<BankLineRow, "asideBy" | "asideAt">,
): Promise<void> {
  await db.update(bankLines).set(changes).where(eq(bankLines.id, id));
}

export async function insertCreditRefund(db: Database, refund: typeof creditRefunds.$inferInsert): Promise<void> {
  await db.insert(creditRefunds).values(refund);
}
