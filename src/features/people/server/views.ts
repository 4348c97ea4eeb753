import { and, asc, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { organisations } from "#db/schema/partners.ts";
import { people, personBlocks, personContacts, personMerges } from "#db/schema/people.ts";

const company = alias(organisations, "company");
const partner = alias(organisations, "partner");

export async function findCustomer(db: ReadDb, id: string) {
  const [row] = await db
    .select({ person: people, company: company.name, partner: partner.name })
    .from(people)
    .leftJoin(company, eq(company.id, people.organisationId))
    .leftJoin(partner, eq(partner.id, people.partnerId))
    .where(eq(people.id, id));
  return row;
}

export const findContacts = (db: ReadDb, personId: string) =>
  db
    .select({ kind: personContacts.kind, value: personContacts.value, since: personContacts.since })
    .from(personContacts)
    .where(eq(personContacts.personId, personId))
    .orderBy(asc(personContacts.kind), asc(personContacts.since))
    .limit(50);

/** The block that is on now. */
export async function findBlock(db: ReadDb, personId: string, now: Date) {
  const [block] = await db
    .select({ reason: personBlocks.reason, until: personBlocks.until, by: users.name })
    .from(personBlocks)
    .leftJoin(users, eq(users.id, personBlocks.blockedBy))
    .where(
      and(
        eq(personBlocks.personId, personId),
        isNull(personBlocks.liftedAt),
        or(isNull(personBlocks.until), gt(personBlocks.until, now)),
      ),
    )
    .orderBy(desc(personBlocks.fromAt))
    .limit(1);
  return block;
}

type Person = typeof people.$inferSelect;

/** Others with the same number, or the same first and last name. */
export const findPossibleDuplicates = (db: ReadDb, { id, firstName, lastName }: Person) =>
  db
    .select()
    .from(people)
    .where(
      and(
        ne(people.id, id),
        isNull(people.mergedInto),
        or(
          sql`${people.id} in (select other.person_id from person_contacts own join person_contacts other
            on other.kind = 'phone' and other.key = own.key where own.kind = 'phone' and own.person_id = ${id} limit 20)`,
          lastName && firstName
            ? sql`(lower(people.last_name) = ${lastName.toLowerCase()} and lower(people.first_name) = ${firstName.toLowerCase()})`
            : undefined,
        ),
      ),
    )
    .orderBy(desc(people.lastSeenAt))
    .limit(5);

/** Merges into this record that were not undone, the latest first. */
export const findMerges = (db: ReadDb, keptId: string) =>
  db
    .select({ merge: personMerges, gone: people })
    .from(personMerges)
    .innerJoin(people, eq(people.id, personMerges.goneId))
    .where(and(eq(personMerges.keptId, keptId), isNull(personMerges.undoneAt)))
    .orderBy(desc(personMerges.mergedAt), desc(personMerges.id))
    .limit(20);

export async function findMerge(db: ReadDb, id: string) {
  const [merge] = await db.select().from(personMerges).where(eq(personMerges.id, id));
  return merge;
}

/** Marketing by SMS and WhatsApp that people with this number agreed to and have not taken back. */
export async function findGivenByPhone(db: Database, phoneKey: string) {
  const { rows } = await db.execute<{ person_id: string; channel: string }>(sql`
    select p.id as person_id, split_part(given, ':', 2) as channel
    from (select distinct person_id from person_contacts where kind = 'phone' and key = ${phoneKey}) c
      join people p on p.id = c.person_id, unnest(p.consents) as given
    where given in ('marketing:sms', 'marketing:whatsapp') order by 1, 2`);
  return rows.map(({ person_id: personId, channel }) => ({ personId, channel }));
}
