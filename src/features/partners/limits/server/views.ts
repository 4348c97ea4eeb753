import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { vehicleClasses } from "#db/schema/catalogue.ts";
import { organisations, providerLimits } from "#db/schema/partners.ts";
import { geofences } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import type { Span } from "#domain/trip/capacity.ts";

/** More than anyone reads. */
const versionsAtMost = 50;

export async function isProvider(db: ReadDb, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, id), eq(organisations.kind, "driver_provider")));
  return rows.length > 0;
}

/** Every version, the latest first. */
export const findVersions = (db: ReadDb, organisationId: string) =>
  db
    .select({
      version: providerLimits.version,
      zones: providerLimits.zones,
      classes: providerLimits.classes,
      tripsPerDay: providerLimits.tripsPerDay,
      tripsPerWeek: providerLimits.tripsPerWeek,
      savedAt: providerLimits.savedAt,
      savedBy: users.name,
      putBackOf: providerLimits.putBackOf,
    })
    .from(providerLimits)
    .leftJoin(users, eq(users.id, providerLimits.savedBy))
    .where(eq(providerLimits.organisationId, organisationId))
    .orderBy(desc(providerLimits.version))
    .limit(versionsAtMost);

export const findZones = (db: ReadDb) =>
  db
    .select({ id: geofences.id, name: geofences.name })
    .from(geofences)
    .where(and(eq(geofences.purpose, "price_zone"), isNull(geofences.deletedAt)))
    .orderBy(asc(geofences.name), asc(geofences.id));

export const findClasses = (db: ReadDb) =>
  db
    .select({ id: vehicleClasses.id, name: vehicleClasses.name })
    .from(vehicleClasses)
    .where(ne(vehicleClasses.state, "ended"))
    .orderBy(asc(vehicleClasses.position), asc(vehicleClasses.id));

type Spans = { readonly day: Span; readonly week: Span; readonly answersSince: Date };

/** Its trips today and this week, and its answers to offers. */
export async function countWork(db: ReadDb, organisationId: string, { day, week, answersSince }: Spans) {
  const within = ({ from, to }: Span) =>
    sql`${trips.pickupAt} >= ${from.toISOString()} and ${trips.pickupAt} < ${to.toISOString()}`;
  const isAccepted = inArray(assignments.state, ["accepted", "active", "fulfilled"]);
  const [worked] = await db
    .select({
      today: sql<number>`(count(*) filter (where ${within(day)}))::int`,
      thisWeek: sql<number>`count(*)::int`,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(and(eq(assignments.providerId, organisationId), isAccepted, within(week)));
  const [answered] = await db
    .select({
      asked: sql<number>`count(*)::int`,
      accepted: sql<number>`(count(*) filter (where ${assignments.state} in ('accepted', 'active', 'fulfilled', 'released')))::int`,
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.providerId, organisationId),
        eq(assignments.mode, "pool"),
        isNotNull(assignments.offeredAt),
        inArray(assignments.state, ["accepted", "active", "fulfilled", "released", "declined", "expired"]),
        sql`${assignments.createdAt} >= ${answersSince.toISOString()}`,
      ),
    );
  return { today: 0, thisWeek: 0, asked: 0, accepted: 0, ...worked, ...answered };
}
