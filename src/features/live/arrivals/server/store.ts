import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { arrivalScreens } from "#db/schema/live.ts";
import { addMinutes } from "#domain/time/local-time.ts";

export async function insertScreen(db: Database, screen: typeof arrivalScreens.$inferInsert): Promise<void> {
  await db.insert(arrivalScreens).values(screen);
}

/** False if it is not theirs, or already withdrawn. */
export async function withdrawScreen(
  db: Database,
  id: string,
  { organisationIds, at }: { organisationIds: readonly string[]; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(arrivalScreens)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(arrivalScreens.id, id),
        inArray(arrivalScreens.organisationId, [...organisationIds]),
        isNull(arrivalScreens.withdrawnAt),
      ),
    )
    .returning({ id: arrivalScreens.id });
  return rows.length > 0;
}

/** A screen polls twice a minute, but its last use is recorded only this often. */
const notedEveryMinutes = 10;

export async function noteSeen(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(arrivalScreens)
    .set({ seenAt: at })
    .where(
      and(
        eq(arrivalScreens.id, id),
        or(isNull(arrivalScreens.seenAt), lt(arrivalScreens.seenAt, addMinutes(at, -notedEveryMinutes))),
      ),
    );
}
