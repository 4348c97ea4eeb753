import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { promoCodes, promoUses } from "#db/schema/promos.ts";
import { recordEditor } from "#platform/edit-record.ts";

type PromoRow = typeof promoCodes.$inferSelect;
type PromoChanges = Partial<typeof promoCodes.$inferInsert>;

/** Two who save the same code at once wait for each other, so the second reads that it is taken. */
export async function lockPromoName(db: Database, code: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promo:${code}`}, 0))`);
}

export const insertPromo = (db: Database, row: typeof promoCodes.$inferInsert) => db.insert(promoCodes).values(row);

export const promoEditor = recordEditor<PromoRow, PromoChanges>({
  lock: lockPromo,
  async update(db, id, changes) {
    await db.update(promoCodes).set(changes).where(eq(promoCodes.id, id));
  },
});

/** Uses of one code are counted one after the other, by every instance. */
export async function lockPromo(db: Database, id: string): Promise<PromoRow | undefined> {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.id, id)).for("no key update");
  return row;
}

export const insertUse = (db: Database, use: Omit<typeof promoUses.$inferInsert, "givenBackAt">) =>
  db.insert(promoUses).values(use);

/** Instead of one that the booking had before. */
export async function replaceUse(db: Database, use: Omit<typeof promoUses.$inferInsert, "givenBackAt">): Promise<void> {
  await db
    .insert(promoUses)
    .values(use)
    .onConflictDoUpdate({ target: promoUses.bookingId, set: { ...use, givenBackAt: null } });
}

export async function giveBackUse(db: Database, bookingId: string, now: Date): Promise<void> {
  await db
    .update(promoUses)
    .set({ givenBackAt: now })
    .where(and(eq(promoUses.bookingId, bookingId), isNull(promoUses.givenBackAt)));
}

export async function takeUseAgain(db: Database, bookingId: string): Promise<void> {
  await db
    .update(promoUses)
    .set({ givenBackAt: null })
    .where(and(eq(promoUses.bookingId, bookingId), isNotNull(promoUses.givenBackAt)));
}

/** Locked, so that it is given back and taken again one after the other. */
export async function lockUse(db: Database, bookingId: string) {
  const [use] = await db.select().from(promoUses).where(eq(promoUses.bookingId, bookingId)).for("update");
  return use;
}
