import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { findPrefixes } from "#db/read-prefixes.ts";
import { type Prefixes, referencesTyped } from "#domain/booking/reference-prefix.ts";
import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { partnerPage } from "#domain/partner/partner-page.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import type { ShownSubject, Subject, SubjectKind } from "../contract.ts";

/** The id by which a task or a deal names a record, the record’s label, and what its page is opened by. */
type Found = {
  readonly id: string;
  readonly label: string;
  readonly opens: string;
  /** Of a partner or company: its kind says which page has its record. */
  readonly organisation?: OrganisationKind;
};

const person = sql`trim(p.first_name || ' ' || p.last_name)`;

/** Each kind’s records: what is asked for is put at the end of it. */
const from: Readonly<Record<SubjectKind, SQL>> = {
  person: sql`select p.id::text, coalesce(nullif(${person}, ''), nullif(p.email, ''), p.phone) as label, p.id::text as opens from people p where p.merged_into is null`,
  booking: sql`select b.reference as id, b.reference || ', ' || trim(b.first_name || ' ' || b.last_name) as label, b.reference as opens from bookings b where true`,
  enquiry: sql`select e.reference as id, e.name || ', ' || e.reference as label, e.id::text as opens from enquiries e where true`,
  quote: sql`select q.id::text, q.number || case when q.version > 1 then ' v' || q.version else '' end || coalesce(', ' || nullif(q.customer_name, ''), '') as label, q.id::text as opens from quotes q where true`,
  deal: sql`select d.id::text, d.title as label, d.id::text as opens from deals d where true`,
  partner: sql`select o.id::text, o.name as label, o.id::text as opens, o.kind as organisation from organisations o where o.kind <> 'corporate'`,
  company: sql`select o.id::text, o.name as label, o.id::text as opens, o.kind as organisation from organisations o where o.kind = 'corporate'`,
};

const keys: Readonly<Record<SubjectKind, SQL>> = {
  person: sql`p.id::text`,
  booking: sql`b.reference`,
  enquiry: sql`e.reference`,
  quote: sql`q.id::text`,
  deal: sql`d.id::text`,
  partner: sql`o.id::text`,
  company: sql`o.id::text`,
};
const ids: Readonly<Partial<Record<SubjectKind, SQL>>> = {
  person: sql`p.id`,
  quote: sql`q.id`,
  deal: sql`d.id`,
  partner: sql`o.id`,
  company: sql`o.id`,
};

const addresses: Readonly<Record<Exclude<SubjectKind, "partner" | "company">, string>> = {
  person: "/admin/customers?customer=",
  booking: "/admin/booking?reference=",
  enquiry: "/admin/crm?enquiry=",
  quote: "/admin/quotes-enhanced?quote=",
  deal: "/admin/crm?tab=deals&deal=",
};

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** How the records are called that some rows are about; one that is gone is left out. */
export async function findSubjectsNamed(db: Database, subjects: readonly Subject[]): Promise<readonly ShownSubject[]> {
  const kinds = [...new Set(subjects.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const column = ids[kind];
      const asked = [...new Set(subjects.flatMap((one) => (one.kind === kind ? [one.id] : [])))];
      const named = column ? asked.filter((id) => isId.test(id)) : asked;
      if (named.length === 0) return [];
      const list = sql.join(
        named.map((id) => (column ? sql`${id}::uuid` : sql`${id}`)),
        sql`, `,
      );
      const { rows } = await db.execute<Found>(sql`${from[kind]} and ${column ?? keys[kind]} in (${list})`);
      return rows.map((row) => shown(kind, row));
    }),
  );
  return found.flat();
}

const most = 8;

/** Records by how a name, an address or a reference begins: each by an index, and no more than a list shows. */
export async function findSubjectsLike(
  db: Database,
  kind: SubjectKind,
  search: string,
): Promise<readonly ShownSubject[]> {
  const typed = search.trim();
  const { rows } = await db.execute<Found>(
    sql`${from[kind]} and ${typed === "" ? sql`true` : likeness(kind, typed, await findPrefixes(db))} order by ${latest[kind]} limit ${most}`,
  );
  return rows.map((row) => shown(kind, row));
}

const shown = (kind: SubjectKind, { id, label, opens, organisation = "hotel" }: Found): ShownSubject => ({
  kind,
  id,
  label,
  href:
    kind === "partner" || kind === "company"
      ? partnerPage(organisation, id)
      : `${addresses[kind]}${encodeURIComponent(opens)}`,
});

const latest: Readonly<Record<SubjectKind, SQL>> = {
  person: sql`p.last_seen_at desc, p.id desc`,
  booking: sql`b.created_at desc`,
  enquiry: sql`e.created_at desc`,
  quote: sql`q.created_at desc`,
  deal: sql`d.updated_at desc`,
  partner: sql`o.name`,
  company: sql`o.name`,
};

function likeness(kind: SubjectKind, typed: string, prefixes: Prefixes): SQL {
  const lower = typed.toLowerCase();
  const begins = (column: SQL, text = lower) =>
    sql`(${column} >= ${text} and ${column} < ${`${text}\uffff`} and starts_with(${column}, ${text}))`;
  const contains = (column: SQL) => sql`${column} ilike ${`%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`;
  const contact = (key: string) =>
    sql`p.id in (select c.person_id from person_contacts c where ${begins(sql`c.key`, key)} limit 50)`;
  const digits = phoneDigits(typed);
  const [first = "", ...rest] = lower.split(/\s+/);
  const name = rest.length
    ? sql`(${begins(sql`lower(p.first_name)`, first)} and ${begins(sql`lower(p.last_name)`, rest.join(" "))})`
    : sql`(${begins(sql`lower(p.first_name)`)} or ${begins(sql`lower(p.last_name)`)})`;
  const byKind: Readonly<Record<SubjectKind, () => SQL>> = {
    person: () => {
      if (typed.includes("@")) return contact(lower);
      return digits.length >= 4 ? contact(digits) : name;
    },
    booking: () =>
      sql`(${sql.join(
        [
          ...referencesTyped(typed, prefixes).map((reference) => begins(sql`b.reference`, reference)),
          begins(sql`lower(b.last_name)`),
        ],
        sql` or `,
      )})`,
    enquiry: () => sql`(e.reference = ${typed.toUpperCase()} or ${begins(sql`lower(e.name)`)})`,
    quote: () => sql`(${begins(sql`q.number`, typed.toUpperCase())} or ${begins(sql`lower(q.customer_name)`)})`,
    deal: () => contains(sql`d.title`),
    partner: () => contains(sql`o.name`),
    company: () => contains(sql`o.name`),
  };
  return byKind[kind]();
}
