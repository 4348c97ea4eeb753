import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { savedViews } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { organisations } from "#db/schema/partners.ts";

/** The choices of the list’s filters. */
export async function findChoices(db: ReadDb) {
  const name = sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`;
  return {
    drivers: await db
      .select({ id: drivers.id, name })
      .from(drivers)
      .where(ne(drivers.state, "invited"))
      .orderBy(asc(drivers.lastName), asc(drivers.firstName), asc(drivers.id))
      .limit(500),
    partners: await db
      .select({ id: organisations.id, name: organisations.name, kind: organisations.kind })
      .from(organisations)
      .where(inArray(organisations.kind, ["hotel", "travel_agency", "corporate", "affiliate"]))
      .orderBy(asc(organisations.name), asc(organisations.id))
      .limit(500),
  };
}

export const findSavedViews = (db: ReadDb, userId: string, page: string) =>
  db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      query: savedViews.query,
      is_default: savedViews.isDefault,
    })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.page, page)))
    .orderBy(asc(savedViews.name), asc(savedViews.id));

/** Which list a view of theirs is of. */
export async function findPageOfView(db: ReadDb, userId: string, id: string): Promise<string | undefined> {
  const [view] = await db
    .select({ page: savedViews.page })
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
  return view?.page;
}
