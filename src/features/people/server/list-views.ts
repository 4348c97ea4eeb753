import { and, desc, eq, gte, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { findPrefixes } from "#db/read-prefixes.ts";
import { people } from "#db/schema/people.ts";
import { type Prefixes, prefixedTyped } from "#domain/booking/reference-prefix.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { consentChannels, consentPurposes } from "#domain/person/consent.ts";
import type { Segment } from "#domain/person/segments.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { customerKeys, orderOf, type peopleContract } from "../contract.ts";

export type CustomerFilter = Omit<ParsedOf<typeof peopleContract.listCustomers>, "after" | "size">;
type Paging = { readonly after?: string | null | undefined; readonly size: number };

/** A page of customers, in the order of what they are narrowed by. A search looks through the first of each index it may mean, and no further. */
export async function findCustomerPage(db: ReadDb, filter: CustomerFilter, now: Date, { after, size }: Paging) {
  const order = orderOf(filter);
  const key = customerKeys[order].read(after);
  const at = key && (key.at instanceof Date ? sql`${key.at.toISOString()}::timestamptz` : sql`${key.at}::bigint`);
  const further = key && sql`(${columns[order]}, people.id) < (${at}, ${key.id}::uuid)`;
  const conditions = sql.join(
    conditionsOf(filter, now).filter((condition) => condition !== undefined),
    sql` and `,
  );
  const rows = await db
    .select()
    .from(people)
    .where(and(conditions, searched(filter.search, conditions, await findPrefixes(db)), further))
    .orderBy(desc(columns[order]), desc(people.id))
    .limit(size + 1);
  return pageOf(rows, size, (row) => keyOf(row, order));
}

const columns = {
  seen: people.lastSeenAt,
  trip: people.lastTripAt,
  spent: people.spentCents,
  owed: people.owedCents,
  missed: people.noShows,
};

function keyOf({ id, ...row }: typeof people.$inferSelect, order: ReturnType<typeof orderOf>): string {
  const amounts = { spent: row.spentCents, owed: row.owedCents, missed: row.noShows };
  if (order === "seen" || order === "trip")
    return timeKey.write({ at: (order === "trip" && row.lastTripAt) || row.lastSeenAt, id });
  return customerKeys[order].write({ at: amounts[order], id });
}

const inSegment: Readonly<Record<Segment, SQL>> = {
  first_timer: sql`people.bookings = 1`,
  repeat: sql`people.bookings > 1`,
  vip: sql`people.spent_cents >= ${sql.raw(String(companyRules.vipSpentCents))}`,
  no_show_risk: sql`people.no_shows > 0 and people.no_shows >= ${companyRules.riskNoShows}`,
  corporate: sql`people.organisation_id is not null`,
  agent_client: sql`people.partner_id is not null`,
};

function conditionsOf(filter: CustomerFilter, now: Date): (SQL | undefined)[] {
  const { tag, segment, booked, owes, blocked, consent, source, language, company, partner } = filter;
  const { bookings, noShows, spentCents, owedCents } = people;
  return [
    sql`people.merged_into is null`,
    tag ? sql`people.tags @> array[${tag}]::text[]` : undefined,
    segment && inSegment[segment],
    // No one’s last trip is that of someone without a booking. The planner doesn’t know, and would read everyone to the end.
    booked === "no" && (filter.last_trip_from || filter.last_trip_to) ? sql`false` : undefined,
    booked && (booked === "yes" ? sql`people.bookings > 0` : sql`people.bookings = 0`),
    owes ? sql`people.owed_cents > 0` : undefined,
    blocked ? sql`people.blocked_until > ${now.toISOString()}::timestamptz` : undefined,
    consentGiven(consent),
    source ? sql`people.source = ${source}` : undefined,
    language ? sql`people.language = ${language}` : undefined,
    company ? sql`people.organisation_id = ${company}` : undefined,
    partner ? sql`people.partner_id = ${partner}` : undefined,
    ...within(bookings, filter.bookings_from, filter.bookings_to),
    ...within(spentCents, filter.spent_from_cents, filter.spent_to_cents),
    filter.owed_from_cents ? sql`people.owed_cents > 0 and ${gte(owedCents, filter.owed_from_cents)}` : undefined,
    filter.no_shows_from ? sql`people.no_shows > 0 and ${gte(noShows, filter.no_shows_from)}` : undefined,
    filter.last_trip_from ? sql`people.last_trip_at >= ${dayStart(filter.last_trip_from, 0)}::timestamptz` : undefined,
    filter.last_trip_to ? sql`people.last_trip_at < ${dayStart(filter.last_trip_to, 1)}::timestamptz` : undefined,
  ];
}

/** Each that there is has an index, which is found by its very words. */
function consentGiven(consent: string | undefined): SQL | undefined {
  if (!consent) return undefined;
  const known = consentPurposes.some((purpose) =>
    consentChannels.some((channel) => consent === `${purpose}:${channel}`),
  );
  return known ? sql.raw(`people.consents @> '{${consent}}'::text[]`) : sql`false`;
}

function within(column: PgColumn, from: number | undefined, to: number | undefined): (SQL | undefined)[] {
  if (from !== undefined && from === to) return [eq(column, from)];
  return [from === undefined ? undefined : gte(column, from), to === undefined ? undefined : lte(column, to)];
}

const dayStart = (day: string, later: number): string =>
  momentOf(addDays(day as LocalDate, later), localTime("00:00")).toISOString();

const lookedAtMost = 60;

/** A reference, an address, a number or a name: one question for each it can be. */
function searched(text: string, others: SQL, prefixes: Prefixes): SQL | undefined {
  const typed = text.toLowerCase().replace(/\s+/g, " ").trim();
  if (!typed) return undefined;
  const branches = branchesOf(typed, others, prefixes);
  return sql`people.id in (select id from (${sql.join([...branches], sql` union all `)}) as matches)`;
}

function branchesOf(typed: string, others: SQL, prefixes: Prefixes): readonly SQL[] {
  const digits = phoneDigits(typed);
  const byReference = prefixedTyped(typed, prefixes, 2).map(ofBooking);
  const contact = (kind: "email" | "phone", start: string) =>
    sql`(select people.id from person_contacts join people on people.id = person_id
      where kind = ${sql.raw(`'${kind}'`)} and ${begins(sql`key`, start)} and ${others} limit ${lookedAtMost})`;
  if (typed.includes("@")) return [contact("email", typed)];
  if (digits.length >= 3 && /^[\d\s()+-]+$/.test(typed)) return [contact("phone", digits)];
  const ofName = (column: SQL, start: string, also?: SQL) =>
    sql`(select people.id from people where ${and(begins(column, start), also, others)} order by ${column}, people.last_seen_at desc limit ${lookedAtMost})`;
  const [one = "", ...rest] = typed.split(" ");
  const other = rest.join(" ");
  const [first, last] = [sql`lower(people.first_name)`, sql`lower(people.last_name)`];
  const whole = other ? [ofName(first, one, begins(last, other)), ofName(last, one, begins(first, other))] : [];
  return [...byReference, ofName(last, typed), ofName(first, typed), ...whole, contact("email", typed)];
}

const ofBooking = (reference: string): SQL =>
  sql`(select person_id as id from bookings where ${begins(sql`reference`, reference)} and person_id is not null limit ${lookedAtMost})`;

/** Exact under every collation. The planner takes starts_with() for rare, and would sort all instead of reading the first. */
const begins = (text: SQLWrapper, beginning: string): SQL =>
  sql`(${text} >= ${beginning} and ${text} < ${`${beginning}\uffff`} and case when starts_with(${text}, ${beginning}) then true else false end)`;
