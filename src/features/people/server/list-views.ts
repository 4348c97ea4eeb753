import { and, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { people } from "#db/schema/people.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import type { Segment } from "#domain/person/segments.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";

export type CustomerFilter = {
  readonly search: string;
  readonly tag?: string | undefined;
  readonly segment?: Segment | undefined;
  readonly booked?: "yes" | "no" | undefined;
  readonly last_trip_from?: string | undefined;
  readonly last_trip_to?: string | undefined;
  readonly owes?: boolean | undefined;
  readonly blocked?: boolean | undefined;
  readonly consent?: string | undefined;
  readonly source?: string | undefined;
  readonly company?: string | undefined;
};
type Paging = { readonly after?: string | null | undefined; readonly size: number };

/** A page of customers, the latest first. A search looks through the first of each index it may mean, and no further. */
export async function findCustomerPage(db: ReadDb, filter: CustomerFilter, now: Date, { after, size }: Paging) {
  const key = timeKey.read(after);
  const further =
    key && sql`(people.last_seen_at, people.id) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`;
  const conditions = conditionsOf(filter, now);
  const rows = await db
    .select()
    .from(people)
    .where(and(...conditions, searched(filter.search, and(...conditions)), further))
    .orderBy(desc(people.lastSeenAt), desc(people.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ lastSeenAt, id }) => timeKey.write({ at: lastSeenAt, id }));
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
  const { tag, segment, booked, owes, blocked, consent, source, company } = filter;
  return [
    sql`people.merged_into is null`,
    tag ? sql`people.tags @> array[${tag}]::text[]` : undefined,
    segment && inSegment[segment],
    booked && (booked === "yes" ? sql`people.bookings > 0` : sql`people.bookings = 0`),
    owes ? sql`people.owed_cents > 0` : undefined,
    blocked ? sql`people.blocked_until > ${now.toISOString()}::timestamptz` : undefined,
    consent ? sql`people.consents @> array[${consent}]::text[]` : undefined,
    source ? sql`people.source = ${source}` : undefined,
    company ? sql`people.organisation_id = ${company}` : undefined,
    filter.last_trip_from ? sql`people.last_trip_at >= ${dayStart(filter.last_trip_from, 0)}::timestamptz` : undefined,
    filter.last_trip_to ? sql`people.last_trip_at < ${dayStart(filter.last_trip_to, 1)}::timestamptz` : undefined,
  ];
}

const dayStart = (day: string, later: number): string =>
  momentOf(addDays(day as LocalDate, later), localTime("00:00")).toISOString();

const lookedAtMost = 300;

/** A reference, an address, a number or a name: one question for each it can be. */
function searched(text: string, others: SQL | undefined): SQL | undefined {
  const typed = text.toLowerCase().replace(/\s+/g, " ").trim();
  if (!typed) return undefined;
  const branches = branchesOf(typed, others);
  return sql`people.id in (select id from (${sql.join([...branches], sql` union all `)}) as matches)`;
}

function branchesOf(typed: string, others: SQL | undefined): readonly SQL[] {
  const digits = phoneDigits(typed);
  const byReference = /^cts-?[0-9a-z]{2,6}$/.test(typed) ? [ofBooking(typed)] : [];
  const contact = (kind: "email" | "phone", start: string) =>
    sql`(select person_id as id from person_contacts where kind = ${sql.raw(`'${kind}'`)} and ${begins(sql`key`, start)} limit ${lookedAtMost})`;
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

const ofBooking = (typed: string): SQL =>
  sql`(select person_id as id from bookings where ${begins(sql`reference`, `CTS-${typed.toUpperCase().replace(/^CTS-?/, "")}`)} and person_id is not null limit ${lookedAtMost})`;

const begins = (text: SQLWrapper, beginning: string): SQL =>
  sql`(${text} >= ${beginning} and ${text} < ${`${beginning}\uffff`} and starts_with(${text}, ${beginning}))`;
