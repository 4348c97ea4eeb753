import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { dealLinks, dealMoves, deals } from "#db/schema/crm.ts";

export type DealRow = typeof deals.$inferSelect;
export type DealChanges = Partial<Omit<DealRow, "id" | "createdAt">>;

export async function lockDeal(db: Database, id: string): Promise<DealRow | undefined> {
  const [row] = await db.select().from(deals).where(eq(deals.id, id)).for("update");
  return row;
}

export async function insertDeal(db: Database, deal: typeof deals.$inferInsert): Promise<void> {
  await db.insert(deals).values(deal);
}

export async function updateDeal(db: Database, id: string, changes: DealChanges): Promise<void> {
  await db.update(deals).set(changes).where(eq(deals.id, id));
}

export async function insertDealMove(db: Database, move: typeof dealMoves.$inferInsert): Promise<void> {
  await db.insert(dealMoves).values(move);
}

type Link = typeof dealLinks.$inferInsert;

/** A record that is linked already stays linked. */
export async function insertLink(db: Database, link: Link): Promise<void> {
  await db.insert(dealLinks).values(link).onConflictDoNothing();
}

export async function deleteLink(db: Database, { dealId, subjectKind, subjectId }: Omit<Link, "addedAt">) {
  await db
    .delete(dealLinks)
    .where(
      and(eq(dealLinks.dealId, dealId), eq(dealLinks.subjectKind, subjectKind), eq(dealLinks.subjectId, subjectId)),
    );
}
