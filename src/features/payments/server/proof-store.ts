import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { transferProofs } from "#db/schema/payments.ts";

export type ProofRow = typeof transferProofs.$inferSelect;

export async function insertProof(db: Database, proof: typeof transferProofs.$inferInsert): Promise<void> {
  await db.insert(transferProofs).values(proof);
}

export async function lockProof(db: Database, id: string): Promise<ProofRow | undefined> {
  const [row] = await db.select().from(transferProofs).where(eq(transferProofs.id, id)).for("update");
  return row;
}

export async function updateProof(db: Database, id: string, changes: Partial<ProofRow>): Promise<void> {
  await db.update(transferProofs).set(changes).where(eq(transferProofs.id, id));
}
