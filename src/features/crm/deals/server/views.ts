import { and, asc, desc, eq, getTableColumns, ilike, isNull, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { dealLinks, dealMoves, deals, tasks } from "#db/schema/crm.ts";
import { organisations } from "#db/schema/partners.ts";
import { people } from "#db/schema/people.ts";
import { subquery } from "#db/subquery.ts";
import type { DealState } from "#domain/crm/deal-lifecycle.ts";
import { closedCardDays } from "#domain/enquiry/pipeline.ts";
import { addHours } from "#domain/time/local-time.ts";

export type DealRequest = {
  readonly state: DealState | undefined;
  /** A user’s id, or “none”. */
  readonly owner: string | undefined;
  readonly search: string;
  readonly after: { readonly day: string; readonly id: string } | undefined;
  readonly now: Date;
};

type NextTask = { readonly title: string; readonly due_at: string | null };
const nextTask = subquery<NextTask | null>`(
  select json_build_object('title', t.title, 'due_at', to_char(t.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from ${tasks} t where t.subject_id = ${deals.id}::text and t.subject_kind = 'deal' and t.state = 'open'
  order by t.due_at nulls last limit 1)`;

const shownColumns = {
  row: getTableColumns(deals),
  person: sql<string | null>`nullif(trim(${people.firstName} || ' ' || ${people.lastName}), '')`,
  organisation: organisations.name,
  owner: users.name,
  nextTask,
};

function ofOwner(owner: string | undefined): SQL | undefined {
  if (owner === undefined) return undefined;
  return owner === "none" ? isNull(deals.ownerId) : eq(deals.ownerId, owner);
}

/** A column of decided deals shows the last weeks alone; the list shows every one. */
function conditions({ state, owner, search, now }: DealRequest): (SQL | undefined)[] {
  const isDecided = state === "won" || state === "lost";
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return [
    state && eq(deals.state, state),
    isDecided ? sql`${deals.closedAt} >= ${addHours(now, -24 * closedCardDays).toISOString()}::timestamptz` : undefined,
    ofOwner(owner),
    search === "" ? undefined : ilike(deals.title, pattern),
  ];
}

export const findDeals = (db: ReadDb, request: DealRequest, size: number) =>
  db
    .select(shownColumns)
    .from(deals)
    .leftJoin(people, eq(people.id, deals.personId))
    .leftJoin(organisations, eq(organisations.id, deals.organisationId))
    .leftJoin(users, eq(users.id, deals.ownerId))
    .where(
      and(
        ...conditions(request),
        request.after &&
          sql`(${deals.expectedOn}, ${deals.id}) > (${request.after.day}::date, ${request.after.id}::uuid)`,
      ),
    )
    .orderBy(asc(deals.expectedOn), asc(deals.id))
    .limit(size);

export type DealFound = Awaited<ReturnType<typeof findDeals>>[number];

export async function findDeal(db: ReadDb, id: string): Promise<DealFound | undefined> {
  const [row] = await db
    .select(shownColumns)
    .from(deals)
    .leftJoin(people, eq(people.id, deals.personId))
    .leftJoin(organisations, eq(organisations.id, deals.organisationId))
    .leftJoin(users, eq(users.id, deals.ownerId))
    .where(eq(deals.id, id));
  return row;
}

export async function countDeals(db: ReadDb, request: DealRequest) {
  const [counted] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      value_cents: sql<number>`coalesce(sum(${deals.valueCents}), 0)`.mapWith(Number),
    })
    .from(deals)
    .where(and(...conditions(request)));
  return counted ?? { count: 0, value_cents: 0 };
}

/** The same sums as domain/crm/forecast.ts; deal-forecast.test.ts compares both. */
export const findForecast = (db: ReadDb, owner: string | undefined) => {
  const month = sql<string>`to_char(${deals.expectedOn}, 'YYYY-MM')`;
  return db
    .select({
      month,
      deals: sql<number>`count(*)`.mapWith(Number),
      value_cents: sql<number>`sum(${deals.valueCents})`.mapWith(Number),
      weighted_cents: sql<number>`sum(round(${deals.valueCents} * ${deals.probability} / 100.0))`.mapWith(Number),
    })
    .from(deals)
    .where(and(sql`${deals.state} in ('contacted', 'proposal', 'negotiation')`, ofOwner(owner)))
    .groupBy(month)
    .orderBy(asc(month));
};

export const findLinks = (db: ReadDb, dealId: string) =>
  db
    .select({ kind: dealLinks.subjectKind, id: dealLinks.subjectId })
    .from(dealLinks)
    .where(eq(dealLinks.dealId, dealId))
    .orderBy(asc(dealLinks.addedAt));

/** The latest first. An actor is a user's id, or what kind of stranger it was. */
export const findDealMoves = (db: ReadDb, dealId: string) =>
  db
    .select({ ...getTableColumns(dealMoves), name: users.name })
    .from(dealMoves)
    .leftJoin(users, eq(sql`${users.id}::text`, dealMoves.actor))
    .where(eq(dealMoves.dealId, dealId))
    .orderBy(desc(dealMoves.createdAt), desc(dealMoves.id));
