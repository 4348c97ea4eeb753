import { asc, desc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { privacyBreaches, privacyBreachPeople } from "#db/schema/privacy.ts";

const mostBreaches = 200;

export const findBreaches = (db: ReadDb, id: string | null) =>
  db
    .select({
      breach: privacyBreaches,
      people: sql<number>`(select count(*)::int from ${privacyBreachPeople} where breach_id = ${privacyBreaches.id})`,
      told: sql<number>`(select count(told_at)::int from ${privacyBreachPeople} where breach_id = ${privacyBreaches.id})`,
    })
    .from(privacyBreaches)
    .where(id ? eq(privacyBreaches.id, id) : undefined)
    .orderBy(desc(privacyBreaches.discoveredAt), desc(privacyBreaches.id))
    .limit(mostBreaches);

export type BreachRecord = Awaited<ReturnType<typeof findBreaches>>[number];

export async function findBreach(db: ReadDb, id: string): Promise<BreachRecord | undefined> {
  const [row] = await findBreaches(db, id);
  return row;
}

export const findPeople = (db: ReadDb, breachId: string) =>
  db
    .select()
    .from(privacyBreachPeople)
    .where(eq(privacyBreachPeople.breachId, breachId))
    .orderBy(asc(privacyBreachPeople.email), asc(privacyBreachPeople.id));
