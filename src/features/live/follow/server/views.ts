import { and, asc, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { lateNotices, liveLinks } from "#db/schema/live.ts";
import { findTariff as readTariff } from "#db/tariff-views.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

export const findTariff = (db: ReadDb, onDay: LocalDate): Promise<Tariff> => readTariff(db, onDay);

/** The passengers’ latest message that they are late. */
export async function findLateness(db: ReadDb, tripId: string) {
  const [last] = await db
    .select({ minutes: lateNotices.minutes, createdAt: lateNotices.createdAt })
    .from(lateNotices)
    .where(eq(lateNotices.tripId, tripId))
    .orderBy(desc(lateNotices.createdAt), desc(lateNotices.id))
    .limit(1);
  return last;
}

/** The links a customer has shared with family and not withdrawn. */
export const findFamilyLinks = (db: ReadDb, tripIds: readonly string[]) =>
  db
    .select({ id: liveLinks.id, tripId: liveLinks.tripId, name: liveLinks.name, email: liveLinks.email })
    .from(liveLinks)
    .where(and(inArray(liveLinks.tripId, [...tripIds]), eq(liveLinks.kind, "family"), isNull(liveLinks.withdrawnAt)))
    .orderBy(asc(liveLinks.createdAt), asc(liveLinks.id))
    .limit(50);

/** Family members to email when the passengers have arrived. */
export const findFamilyToTell = (db: ReadDb, tripId: string) =>
  db
    .select({ id: liveLinks.id, name: liveLinks.name, email: liveLinks.email })
    .from(liveLinks)
    .where(
      and(
        eq(liveLinks.tripId, tripId),
        eq(liveLinks.kind, "family"),
        isNull(liveLinks.withdrawnAt),
        ne(liveLinks.email, ""),
      ),
    )
    .orderBy(asc(liveLinks.createdAt), asc(liveLinks.id));
