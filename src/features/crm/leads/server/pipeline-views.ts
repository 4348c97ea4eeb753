import { and, asc, count, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { enquiries, enquiryAnswers, enquiryMoves, tasks } from "#db/schema/crm.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { subquery } from "#db/subquery.ts";
import { closedCardDays, isOpenStage, type PipelineStage, quoteStatesAt } from "#domain/enquiry/pipeline.ts";
import { addHours } from "#domain/time/local-time.ts";

export type PipelineRequest = {
  readonly stage: PipelineStage;
  /** A user’s id, or “none”. */
  readonly owner: string | undefined;
  readonly service: string | undefined;
  readonly source: string | undefined;
  readonly isOverdue: boolean;
  readonly after: { readonly isAnswered: boolean; readonly at: Date; readonly id: string } | undefined;
  readonly now: Date;
};

const answered = sql<boolean>`(${enquiries.answeredAt} is not null)`;
const enquiryClosedAt = sql<Date>`coalesce(${enquiries.updatedAt}, ${enquiries.createdAt})`;
const closedSince = (now: Date) => addHours(now, -24 * closedCardDays).toISOString();

/** The sum of the newest quote for it that is still on offer or taken. */
const enquiryValue = subquery<number | null>`(
  select (select min(o.total_cents) from ${quoteOptions} o where o.quote_id = q.id and o.letter = coalesce(q.accepted_option, o.letter))
  from ${quotes} q
  where q.enquiry_id = ${enquiries.id} and q.state not in ('superseded', 'withdrawn') order by q.created_at desc limit 1)`;
const quoteValue = subquery<number | null>`(
  select min(o.total_cents) from ${quoteOptions} o
  where o.quote_id = ${quotes.id} and o.letter = coalesce(${quotes.acceptedOption}, o.letter))`;

type NextTask = { readonly title: string; readonly due_at: string | null };
const nextTask = (subjectKind: string, subjectId: SQL) => subquery<NextTask | null>`(
  select json_build_object('title', t.title, 'due_at', to_char(t.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from ${tasks} t where t.subject_id = ${subjectId} and t.subject_kind = ${sql.raw(`'${subjectKind}'`)} and t.state = 'open'
  order by t.due_at nulls last limit 1)`;

function ofOwner(column: typeof enquiries.takenBy | typeof quotes.createdBy, owner: string | undefined) {
  if (owner === undefined) return undefined;
  return owner === "none" ? isNull(column) : eq(column, owner);
}

function enquiryConditions({ stage, owner, service, source, isOverdue, now }: PipelineRequest): (SQL | undefined)[] {
  return [
    // Written out and not as a parameter, so that the planner knows its partial index.
    sql`${enquiries.state} = ${sql.raw(`'${stage}'`)}`,
    isOpenStage(stage) ? undefined : sql`${enquiryClosedAt} >= ${closedSince(now)}::timestamptz`,
    ofOwner(enquiries.takenBy, owner),
    service === undefined ? undefined : eq(enquiries.serviceType, service),
    source === undefined ? undefined : eq(enquiries.source, source),
    isOverdue ? and(isNull(enquiries.answeredAt), lt(enquiries.responseDueAt, now)) : undefined,
  ];
}

function beyondEnquiry({ stage, after }: PipelineRequest): SQL | undefined {
  if (!after) return undefined;
  const at = sql`${after.at.toISOString()}::timestamptz`;
  return isOpenStage(stage)
    ? sql`(${answered}, ${enquiries.responseDueAt}, ${enquiries.id}) > (${after.isAnswered}::boolean, ${at}, ${after.id}::uuid)`
    : sql`(${enquiryClosedAt}, ${enquiries.id}) < (${at}, ${after.id}::uuid)`;
}

export const findEnquiryCards = (db: ReadDb, request: PipelineRequest, size: number) =>
  db
    .select({
      row: enquiries,
      owner: users.name,
      closedAt: enquiryClosedAt.mapWith(enquiries.createdAt),
      wasAnswered: subquery<boolean>`exists (select from ${enquiryAnswers} a where a.enquiry_id = ${enquiries.id} and a.kind = 'answer')`,
      hasSentQuote: hasSentQuote(sql`${enquiries.id}`),
      valueCents: enquiryValue,
      nextTask: nextTask("enquiry", sql`${enquiries.reference}`),
    })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.takenBy))
    .where(and(...enquiryConditions(request), beyondEnquiry(request)))
    .orderBy(
      ...(isOpenStage(request.stage)
        ? [answered, asc(enquiries.responseDueAt), asc(enquiries.id)]
        : [desc(enquiryClosedAt), desc(enquiries.id)]),
    )
    .limit(size);

const hasSentQuote = (id: SQL) => subquery<boolean>`exists (
  select from ${quotes} q where q.enquiry_id = ${id} and q.sent_at is not null and q.state not in ('superseded', 'withdrawn'))`;

/** Whether our team has answered the customer so far: by word or by a quote. */
export async function findEnquiryProgress(db: ReadDb, enquiryId: string) {
  const [found] = await db
    .select({
      wasAnswered: subquery<boolean>`exists (select from ${enquiryAnswers} a where a.enquiry_id = ${enquiries.id} and a.kind = 'answer')`,
      hasSentQuote: hasSentQuote(sql`${enquiries.id}`),
    })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  return found ?? { wasAnswered: false, hasSentQuote: false };
}

/** The last one who moved it. An actor is a user's id, or what kind of stranger it was. */
export async function findLastMover(db: ReadDb, enquiryId: string): Promise<string | null> {
  const [last] = await db
    .select({ name: users.name })
    .from(enquiryMoves)
    .leftJoin(users, eq(sql`${users.id}::text`, enquiryMoves.actor))
    .where(eq(enquiryMoves.enquiryId, enquiryId))
    .orderBy(desc(enquiryMoves.createdAt), desc(enquiryMoves.id))
    .limit(1);
  return last?.name ?? null;
}

function quoteConditions({ stage, owner, service, source, isOverdue, now }: PipelineRequest): (SQL | undefined)[] {
  const none = sql`false`;
  return [
    isNull(quotes.enquiryId),
    sql`${quotes.state} in (${sql.raw(
      quoteStatesAt(stage)
        .map((state) => `'${state}'`)
        .join(", ") || "null",
    )})`,
    isOpenStage(stage) ? undefined : sql`${quotes.updatedAt} >= ${closedSince(now)}::timestamptz`,
    ofOwner(quotes.createdBy, owner),
    service === undefined ? undefined : sql`${quotes.journey}->>'service_type' = ${service}`,
    source === undefined || source === "quote" ? undefined : none,
    isOverdue ? none : undefined,
  ];
}

/** They stand after the enquiries that still wait for a first answer. */
function beyondQuote({ stage, after }: PipelineRequest): SQL | undefined {
  if (!after) return undefined;
  const at = sql`${after.at.toISOString()}::timestamptz`;
  if (!isOpenStage(stage)) return sql`(${quotes.updatedAt}, ${quotes.id}) < (${at}, ${after.id}::uuid)`;
  return after.isAnswered ? sql`(${quotes.validUntil}, ${quotes.id}) > (${at}, ${after.id}::uuid)` : undefined;
}

export const findQuoteCards = (db: ReadDb, request: PipelineRequest, size: number) =>
  db
    .select({
      row: quotes,
      owner: users.name,
      valueCents: quoteValue,
      nextTask: nextTask("quote", sql`${quotes.id}::text`),
    })
    .from(quotes)
    .leftJoin(users, eq(users.id, quotes.createdBy))
    .where(and(...quoteConditions(request), beyondQuote(request)))
    .orderBy(
      ...(isOpenStage(request.stage)
        ? [asc(quotes.validUntil), asc(quotes.id)]
        : [desc(quotes.updatedAt), desc(quotes.id)]),
    )
    .limit(size);

/** How many cards a column has, and what they come to. */
export async function countColumn(db: ReadDb, request: PipelineRequest) {
  const sum = (value: SQL) => sql<number>`coalesce(sum(${value}), 0)`.mapWith(Number);
  const [asked] = await db
    .select({ count: count(), cents: sum(enquiryValue) })
    .from(enquiries)
    .where(and(...enquiryConditions(request)));
  const [quoted] = await db
    .select({ count: count(), cents: sum(quoteValue) })
    .from(quotes)
    .where(and(...quoteConditions(request)));
  return {
    count: (asked?.count ?? 0) + (quoted?.count ?? 0),
    value_cents: (asked?.cents ?? 0) + (quoted?.cents ?? 0),
  };
}
