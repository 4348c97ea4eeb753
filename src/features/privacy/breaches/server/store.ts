import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { privacyBreaches, privacyBreachPeople } from "#db/schema/privacy.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { type AffectedCriteria, selectAffected } from "./affected-views.ts";

export type BreachRow = typeof privacyBreaches.$inferSelect;

export async function insertBreach(db: Database, row: typeof privacyBreaches.$inferInsert): Promise<void> {
  await db.insert(privacyBreaches).values(row);
}

async function lockBreach(db: Database, id: string): Promise<BreachRow | undefined> {
  const [row] = await db.select().from(privacyBreaches).where(eq(privacyBreaches.id, id)).for("update");
  return row;
}

async function updateBreach(db: Database, id: string, changes: Partial<BreachRow>): Promise<void> {
  await db.update(privacyBreaches).set(changes).where(eq(privacyBreaches.id, id));
}

export const breachEditor = recordEditor<BreachRow>({ lock: lockBreach, update: updateBreach });

/** Adds people who are not in the list yet; returns how many. */
export async function addPeople(
  db: Database,
  { breachId, at }: { breachId: string; at: Date },
  criteria: AffectedCriteria,
): Promise<number> {
  const { rows } = await db.execute(sql`
    insert into privacy_breach_people (id, breach_id, name, email, added_at)
    select gen_random_uuid(), ${breachId}, coalesce(name, ''), email, ${at.toISOString()}::timestamptz
    from (${selectAffected(criteria)}) as people
    on conflict do nothing returning id`);
  return rows.length;
}

/** Some people who have not been notified yet, locked for this transaction. */
export const takeWaiting = (db: Database, breachId: string, most: number) =>
  db
    .select()
    .from(privacyBreachPeople)
    .where(and(eq(privacyBreachPeople.breachId, breachId), isNull(privacyBreachPeople.notifiedAt)))
    .orderBy(asc(privacyBreachPeople.id))
    .limit(most)
    .for("update");

export async function markNotified(db: Database, id: string, at: Date): Promise<void> {
  await db.update(privacyBreachPeople).set({ notifiedAt: at }).where(eq(privacyBreachPeople.id, id));
}

/**
 * Clears the name but keeps the record of being affected and notified. A person not notified yet can’t be any
 * more.
 */
export async function forgetAffected(db: Database, email: string | null, at: Date): Promise<void> {
  if (email === null) return;
  await db
    .update(privacyBreachPeople)
    .set({
      name: "",
      email: "",
      notifiedAt: sql`coalesce(${privacyBreachPeople.notifiedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(sql`lower(${privacyBreachPeople.email}) = lower(${email})`);
}
