import { asc, desc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { privacyBreaches, privacyBreachPeople } from "#db/schema/privacy.ts";
import { findSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";

export const findBreachHours = async (db: ReadDb): Promise<number> => (await findSettings(db)).privacy.breachHours;

const mostBreaches = 200;

export const findBreaches = (db: ReadDb, id: string | null) =>
  db
    .select({
      breach: privacyBreaches,
      people: subquery<number>`(select count(*)::int from ${privacyBreachPeople} where ${privacyBreachPeople.breachId} = ${privacyBreaches.id})`,
      notified: subquery<number>`(select count(${privacyBreachPeople.notifiedAt})::int from ${privacyBreachPeople} where ${privacyBreachPeople.breachId} = ${privacyBreaches.id})`,
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
