import { and, count, eq, ne } from "drizzle-orm";
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

/** Verifies the other open proofs of the same payment. */
export async function closeProofs(
  db: Database,
  paymentId: string,
  decision: Pick<ProofRow, "decidedBy" | "decidedAt">,
): Promise<void> {
  await db
    .update(transferProofs)
    .set({ ...decision, state: "verified" })
    .where(and(eq(transferProofs.paymentId, paymentId), eq(transferProofs.state, "submitted")));
}

/** How many other proofs of the same payment are open. */
export async function countOtherProofs(db: Database, { id, paymentId }: ProofRow): Promise<number> {
  const [row] = await db
    .select({ proofs: count() })
    .from(transferProofs)
    .where(
      and(eq(transferProofs.paymentId, paymentId), eq(transferProofs.state, "submitted"), ne(transferProofs.id, id)),
    );
  return row?.proofs ?? 0;
}
