import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { organisations, providerLimits } from "#db/schema/partners.ts";
import { geofences } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import type { Span } from "#domain/trip/capacity.ts";

type Ids = readonly string[];

/** Providers that can be asked to send their own drivers and vehicles. */
export const findProviders = (db: ReadDb) =>
  db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.kind, "driver_provider"), eq(organisations.status, "active")))
    .orderBy(asc(organisations.name), asc(organisations.id));

/** The limits of each of these providers: the latest version. */
export const findLimits = (db: ReadDb, providerIds: Ids) =>
  db
    .selectDistinctOn([providerLimits.organisationId], {
      providerId: providerLimits.organisationId,
      zones: providerLimits.zones,
      classes: providerLimits.classes,
      tripsPerDay: providerLimits.tripsPerDay,
      tripsPerWeek: providerLimits.tripsPerWeek,
    })
    .from(providerLimits)
    .where(inArray(providerLimits.organisationId, [...providerIds]))
    .orderBy(providerLimits.organisationId, sql`${providerLimits.version} desc`);

/** The zones on the map. */
export const findZones = (db: ReadDb) =>
  db
    .select({ id: geofences.id, name: geofences.name, shape: geofences.shape })
    .from(geofences)
    .where(and(eq(geofences.purpose, "price_zone"), isNull(geofences.deletedAt)));

type Counted = {
  readonly providerIds: Ids;
  readonly day: Span;
  readonly week: Span;
  /** Not counted itself. */
  readonly tripId: string;
  /** Offers that may still be accepted count too: a quota is not promised twice. */
  readonly withOffers: boolean;
};

/** How many trips each provider has on the day and in the week of a pickup. */
export const countProviderTrips = (db: ReadDb, { providerIds, day, week, tripId, withOffers }: Counted) =>
  db
    .select({
      providerId: assignments.providerId,
      inWeek: sql<number>`count(*)::int`,
      onDay: sql<number>`(count(*) filter (where ${trips.pickupAt} >= ${day.from.toISOString()} and ${trips.pickupAt} < ${day.to.toISOString()}))::int`,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        inArray(assignments.providerId, [...providerIds]),
        inArray(assignments.state, ["accepted", "active", "fulfilled", ...(withOffers ? (["offered"] as const) : [])]),
        sql`${trips.pickupAt} >= ${week.from.toISOString()} and ${trips.pickupAt} < ${week.to.toISOString()}`,
        sql`${trips.id} <> ${tripId}`,
      ),
    )
    .groupBy(assignments.providerId);

/** The answers of each provider to offers since then. */
export const countAnswers = (db: ReadDb, providerIds: Ids, since: Date) =>
  db
    .select({
      providerId: assignments.providerId,
      asked: sql<number>`count(*)::int`,
      accepted: sql<number>`(count(*) filter (where ${assignments.state} in ('accepted', 'active', 'fulfilled', 'released')))::int`,
    })
    .from(assignments)
    .where(
      and(
        inArray(assignments.providerId, [...providerIds]),
        eq(assignments.mode, "pool"),
        isNotNull(assignments.offeredAt),
        inArray(assignments.state, ["accepted", "active", "fulfilled", "released", "declined", "expired"]),
        sql`${assignments.createdAt} >= ${since.toISOString()}`,
      ),
    )
    .groupBy(assignments.providerId);

/** Until the transaction ends no one else accepts a trip for this provider: two at once would both fit its quota. */
export async function lockQuota(db: Database, providerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`provider quota:${providerId}`}, 0))`);
}
