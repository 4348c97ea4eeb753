import { and, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { findMaintenance as findMaintenanceAt } from "#db/maintenance-views.ts";
import { bookings } from "#db/schema/booking.ts";
import { channelNotifications } from "#db/schema/channels.ts";
import { enquiries } from "#db/schema/crm.ts";
import { callCounts, healthChanges, healthChecks, healthRuns, serviceAnswers } from "#db/schema/health.ts";
import { paymentNotifications, payments } from "#db/schema/payments.ts";
import { messages, scheduledRuns } from "#db/schema/platform.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";

export const findResults = (db: ReadDb) => db.select().from(healthChecks);
export type ResultRow = typeof healthChecks.$inferSelect;

export async function findResult(db: ReadDb, id: string): Promise<ResultRow | undefined> {
  const [row] = await db.select().from(healthChecks).where(eq(healthChecks.id, id));
  return row;
}

/** Whether it is running on any instance. */
export async function isRunning(db: ReadDb, checkId: string): Promise<boolean> {
  const held = and(eq(healthRuns.checkId, checkId), gt(healthRuns.heldUntil, sql`clock_timestamp()`));
  return (await db.$count(healthRuns, held)) > 0;
}

/** Whether this run still holds its check. */
export async function isHeldBy(db: ReadDb, { checkId, runId }: { checkId: string; runId: string }): Promise<boolean> {
  const { heldUntil } = healthRuns;
  const held = and(eq(healthRuns.checkId, checkId), eq(healthRuns.runId, runId), gt(heldUntil, sql`clock_timestamp()`));
  return (await db.$count(healthRuns, held)) > 0;
}

export const findChanges = (db: ReadDb, checkId: string, atMost: number) =>
  db
    .select({ status: healthChanges.status, measured: healthChanges.measured, at: healthChanges.at })
    .from(healthChanges)
    .where(eq(healthChanges.checkId, checkId))
    .orderBy(desc(healthChanges.at), desc(healthChanges.id))
    .limit(atMost);

export const findScheduledRuns = (db: ReadDb) => db.select().from(scheduledRuns).orderBy(scheduledRuns.task);

const number = (expression: ReturnType<typeof sql>) => sql<number>`${expression}`.mapWith(Number);
const momentOrNone = (text: string | null | undefined): Date | undefined => (text ? new Date(text) : undefined);

type Queued = { waiting: number; oldest: string | null };

/** Jobs that are due. Each scheduled task’s queue holds the runs that are just due. */
export async function findWaitingJobs(db: Database, now: Date) {
  const { rows } = await db.execute<Queued>(sql`
    select count(*)::int as waiting, min(start_after)::text as oldest from jobs.job
    where state < 'active' and not blocked and start_after <= ${now.toISOString()}::timestamptz`);
  return { waiting: rows[0]?.waiting ?? 0, oldestDueAt: momentOrNone(rows[0]?.oldest) };
}

/** Finished jobs have no index, so they are read only in queues whose own count shows failed ones. */
export async function countFailedJobs(db: Database, since: Date): Promise<number> {
  const { rows } = await db.execute<{ failed: number }>(sql`
    select count(*)::int as failed from jobs.job
    where name = any(array(select name from jobs.queue where failed_count > 0))
      and state = 'failed' and completed_on >= ${since.toISOString()}::timestamptz`);
  return rows[0]?.failed ?? 0;
}

/** Overdue answers, and reminders that our team should have got minutes ago. */
export async function countOverdueAnswers(db: ReadDb, now: Date) {
  const silentSince = addMinutes(now, -10);
  const overdueRequest = and(
    eq(bookings.state, "requested"),
    isNull(bookings.answeredAt),
    lt(bookings.responseDueAt, now),
    eq(bookings.isTest, false),
  );
  const overdueEnquiry = and(
    eq(enquiries.state, "new"),
    isNull(enquiries.answeredAt),
    lt(enquiries.responseDueAt, now),
  );
  const requests = await db.$count(bookings, overdueRequest);
  const enquired = await db.$count(enquiries, overdueEnquiry);
  const silentRequests = await db.$count(
    bookings,
    and(overdueRequest, isNull(bookings.escalatedAt), lt(bookings.responseDueAt, silentSince)),
  );
  const silentEnquiries = await db.$count(
    enquiries,
    and(overdueEnquiry, isNull(enquiries.escalatedAt), lt(enquiries.responseDueAt, silentSince)),
  );
  return { overdue: requests + enquired, silent: silentRequests + silentEnquiries };
}

/** How many calls took up to each number of milliseconds, and how many failed, except for `without`. */
export const findDurations = (db: ReadDb, since: Date, without = "") =>
  db
    .select({
      upToMs: callCounts.upToMs,
      calls: number(sql`sum(${callCounts.calls})`),
      failed: number(sql`sum(${callCounts.failed})`),
    })
    .from(callCounts)
    .where(and(eq(callCounts.kind, "call"), ne(callCounts.name, without), gte(callCounts.slot, since)))
    .groupBy(callCounts.upToMs);

export async function findServiceAnswers(db: ReadDb, name: string, since: Date) {
  const [counted] = await db
    .select({
      calls: number(sql`coalesce(sum(${callCounts.calls}), 0)`),
      failed: number(sql`coalesce(sum(${callCounts.failed}), 0)`),
    })
    .from(callCounts)
    .where(and(eq(callCounts.kind, "service"), eq(callCounts.name, name), gte(callCounts.slot, since)));
  const [last] = await db.select().from(serviceAnswers).where(eq(serviceAnswers.name, name));
  return {
    calls: counted?.calls ?? 0,
    failed: counted?.failed ?? 0,
    lastOkAt: last?.lastOkAt ?? undefined,
    lastFailedAt: last?.lastFailedAt ?? undefined,
    lastError: last?.lastError ?? "",
  };
}

/** Recent emails, and the oldest that should have been sent by now. */
export async function countEmails(db: ReadDb, since: Date, now: Date) {
  const [row] = await db
    .select({
      sent: number(sql`count(*) filter (where ${messages.state} in ('sent', 'kept'))`),
      failed: number(sql`count(*) filter (where ${messages.state} = 'failed')`),
    })
    .from(messages)
    .where(and(gte(messages.createdAt, since), eq(messages.channel, "email")));
  const [oldest] = await db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.state, "queued"), eq(messages.channel, "email"), lt(messages.createdAt, now)))
    .orderBy(messages.createdAt)
    .limit(1);
  return { sent: row?.sent ?? 0, failed: row?.failed ?? 0, oldestWaitingAt: oldest?.createdAt };
}

/** Texts since then with their results, and callbacks with an invalid signature. */
export async function countTexts(db: ReadDb, since: Date) {
  const [row] = await db
    .select({
      sent: number(sql`count(*) filter (where ${messages.state} = 'sent')`),
      failed: number(sql`count(*) filter (where ${messages.state} = 'failed')`),
      unknown: number(sql`count(*) filter (where ${messages.state} = 'unknown')`),
    })
    .from(messages)
    .where(and(gte(messages.createdAt, since), ne(messages.channel, "email")));
  const isForged = and(gte(channelNotifications.receivedAt, since), eq(channelNotifications.kind, "forged"));
  const forged = await db.$count(channelNotifications, isForged);
  return { sent: row?.sent ?? 0, failed: row?.failed ?? 0, unknown: row?.unknown ?? 0, forged };
}

/** The gateway’s messages to us, and the payments it has not confirmed. */
export async function findPaymentTraffic(db: ReadDb, now: Date, provider: string) {
  const { receivedAt, verdict, reason } = paymentNotifications;
  const fromGateway = eq(paymentNotifications.provider, provider);
  const [notified] = await db
    .select({
      last: sql<string | null>`max(${receivedAt})`,
      unjudged: sql<string | null>`min(${receivedAt}) filter (where ${verdict} = 'waiting')`,
      wrong: number(sql`count(*) filter (where ${reason} = 'signature' and ${receivedAt} >= ${addHours(now, -1)})`),
    })
    .from(paymentNotifications)
    .where(fromGateway);
  const fromProvider = eq(payments.provider, provider);
  const lately = and(fromProvider, ne(payments.provider, ""), gte(payments.createdAt, addHours(now, -6)));
  const [heard] = await db
    .select({ at: sql<string | null>`max(${payments.createdAt})` })
    .from(payments)
    .innerJoin(paymentNotifications, eq(paymentNotifications.paymentId, payments.id))
    .where(and(lately, inArray(verdict, ["accepted", "duplicate"])));
  const isUnanswered = and(
    inArray(payments.state, ["redirected", "expired"]),
    lt(payments.createdAt, addMinutes(now, -30)),
    heard?.at ? gt(payments.createdAt, new Date(heard.at)) : undefined,
  );
  const [gone] = await db
    .select({
      unanswered: number(sql`count(*) filter (where ${isUnanswered})`),
      answered: number(sql`count(*) filter (where ${payments.state} not in ('created', 'redirected', 'expired'))`),
    })
    .from(payments)
    .where(lately);
  return {
    lastNotificationAt: momentOrNone(notified?.last),
    oldestUnjudgedAt: momentOrNone(notified?.unjudged),
    wrongSignatures: notified?.wrong ?? 0,
    unanswered: gone?.unanswered ?? 0,
    answered: gone?.answered ?? 0,
  };
}

/** Vehicles on a trip with a device or a driver’s app, and how many of them have sent a position since then. */
export async function countTrackedVehicles(db: Database, since: Date) {
  const { rows } = await db.execute<{ vehicles: number; fresh: number }>(sql`
    select count(distinct a.vehicle_id)::int as vehicles,
      (count(distinct a.vehicle_id) filter (where l.taken_at >= ${since.toISOString()}::timestamptz))::int as fresh
    from trips t
    join bookings b on b.id = t.booking_id and not b.is_test
    join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active') and a.vehicle_id is not null
    left join latest_positions l on l.vehicle_id = a.vehicle_id
    where t.state in ('en_route', 'arrived', 'searching', 'onboard', 'stopover')
      and (coalesce(l.trip_id = t.id, false) or exists (select 1 from tracking_devices e where e.withdrawn_at is null
        and (e.vehicle_id = a.vehicle_id or e.driver_id = a.driver_id)))`);
  return { vehicles: rows[0]?.vehicles ?? 0, fresh: rows[0]?.fresh ?? 0 };
}

export const findMaintenance = (db: ReadDb, now: Date) => findMaintenanceAt(db, now);
