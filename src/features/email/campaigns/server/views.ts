import { and, count, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import {
  type CampaignFilter,
  campaignRecipients,
  campaigns,
  mailNotices,
  suppressedAddresses,
} from "#db/schema/email.ts";
import { people } from "#db/schema/people.ts";
import { messages } from "#db/schema/platform.ts";
import { subquery } from "#db/subquery.ts";
import type { SkipReason } from "#domain/campaign/why-skipped.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import type { Segment } from "#domain/person/segments.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { TimeKey } from "#platform/page-key.ts";

export type CampaignRow = typeof campaigns.$inferSelect;

export async function findCampaign(db: ReadDb, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

export const findCampaigns = (db: ReadDb, { size, after }: { size: number; after?: TimeKey }) =>
  db
    .select()
    .from(campaigns)
    .where(
      after
        ? sql`(${campaigns.createdAt}, ${campaigns.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(size);

/** Those that are due or on their way. */
export const findCampaignsAtWork = (db: ReadDb, now: Date) =>
  db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(inArray(campaigns.state, ["scheduled", "sending"]), lte(campaigns.scheduledFor, now)))
    .orderBy(campaigns.scheduledFor)
    .limit(20);

export type CampaignResults = {
  readonly waiting: number;
  readonly sent: number;
  readonly delivered: number;
  readonly bounced: number;
  readonly unsubscribed: number;
  readonly skipped: { reason: SkipReason; count: number }[];
};

/** A mail server or a provider said so of its address since. */
const cameBack = subquery`exists (select 1 from ${mailNotices} where ${mailNotices.address} = lower(${messages.recipient})
  and ${mailNotices.kind} <> 'complaint' and ${mailNotices.at} >= ${messages.createdAt})`;

/** The results of a campaign. Delivered: a mail server has taken it, and it has not come back. */
export async function findResults(db: ReadDb, id: string): Promise<CampaignResults> {
  const rows = await db
    .select({
      state: campaignRecipients.state,
      reason: campaignRecipients.reason,
      n: count(),
      left: count(campaignRecipients.unsubscribedAt),
    })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, id))
    .groupBy(campaignRecipients.state, campaignRecipients.reason);
  const of = (state: string) => rows.filter((row) => row.state === state).reduce((sum, { n }) => sum + n, 0);
  const [ends] = await db
    .select({
      taken: sql<number>`count(*) filter (where ${messages.state} in ('sent', 'kept'))`.mapWith(Number),
      bounced: sql<number>`count(*) filter (where ${messages.state} = 'failed' or ${cameBack})`.mapWith(Number),
    })
    .from(messages)
    .where(eq(messages.about, `campaign:${id}`));
  const { taken, bounced } = ends ?? { taken: 0, bounced: 0 };
  return {
    waiting: of("waiting"),
    sent: of("sent"),
    delivered: Math.max(0, taken - bounced),
    bounced,
    unsubscribed: rows.reduce((sum, { left }) => sum + left, 0),
    skipped: rows.flatMap(({ reason, n }) => (reason ? [{ reason, count: n }] : [])),
  };
}

export async function countSentSince(db: ReadDb, campaignId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(campaignRecipients)
    .where(and(eq(campaignRecipients.campaignId, campaignId), gte(campaignRecipients.sentAt, since)));
  return row?.n ?? 0;
}

const inSegment: Readonly<Record<Segment, ReturnType<typeof sql>>> = {
  first_timer: sql`${people.bookings} = 1`,
  repeat: sql`${people.bookings} > 1`,
  vip: sql`${people.spentCents} >= ${companyRules.vipSpentCents}`,
  no_show_risk: sql`${people.noShows} > 0 and ${people.noShows} >= ${companyRules.riskNoShows}`,
  corporate: sql`${people.organisationId} is not null`,
  agent_client: sql`${people.partnerId} is not null`,
};

const dayStart = (day: string, later: number) =>
  momentOf(addDays(day as LocalDate, later), localTime("00:00")).toISOString();

const filtered = (filter: CampaignFilter) =>
  and(
    sql`${people.mergedInto} is null`,
    filter.tag ? sql`${people.tags} @> array[${filter.tag}]::text[]` : undefined,
    filter.segment && inSegment[filter.segment],
    filter.language ? eq(people.language, filter.language) : undefined,
    filter.last_trip_from ? sql`${people.lastTripAt} >= ${dayStart(filter.last_trip_from, 0)}::timestamptz` : undefined,
    filter.last_trip_to ? sql`${people.lastTripAt} < ${dayStart(filter.last_trip_to, 1)}::timestamptz` : undefined,
    filter.service
      ? subquery`exists (select 1 from bookings where bookings.person_id = ${people.id}
          and bookings.service_type = ${filter.service})`
      : undefined,
  );

const asRecipient = {
  id: people.id,
  firstName: people.firstName,
  email: people.email,
  consents: people.consents,
  blockedUntil: people.blockedUntil,
  isSuppressed: subquery<boolean>`exists (select 1 from ${suppressedAddresses}
    where ${suppressedAddresses.address} = lower(${people.email}) and ${suppressedAddresses.liftedAt} is null)`,
  hasUnsubscribed: subquery<boolean>`exists (select 1 from ${campaignRecipients}
    where ${campaignRecipients.personId} = ${people.id} and ${campaignRecipients.unsubscribedAt} is not null)
    and not ${people.consents} @> array['marketing:email']::text[]`,
};

/** A part of those the filter finds, by their ids. */
export const findFiltered = (db: ReadDb, filter: CampaignFilter, after: string, most: number) =>
  db
    .select(asRecipient)
    .from(people)
    .where(and(filtered(filter), sql`${people.id} > ${after}::uuid`))
    .orderBy(people.id)
    .limit(most);

/** As they are now: a consent may have been withdrawn since they were listed. */
export async function findRecipient(db: ReadDb, personId: string) {
  const [row] = await db.select(asRecipient).from(people).where(eq(people.id, personId));
  return row;
}

export const findCompany = (db: ReadDb) => readCompany(db);
