import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";

/**
 * The record that an address is the first of, and all that our team merged with it. An address that came with a booking later
 * on proves nothing: it may be a wife’s.
 */
const recordsOf = (email: string) => sql`
  with recursive up as (
    select p.id, p.merged_into from people p where lower(p.email) = lower(${email})
    union select p.id, p.merged_into from up join people p on p.id = up.merged_into),
  own as (
    select id from up where merged_into is null
    union select p.id from own join people p on p.merged_into = own.id)`;

/** All addresses of a merged person, the given one first. */
export async function findMergedAddresses(db: Database, email: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`${recordsOf(email)}
    select distinct lower(p.email) as email from own join people p on p.id = own.id
    where person_email_key(p.email) <> '' and lower(p.email) <> lower(${email}) order by 1`);
  return [email, ...rows.map((row) => row.email)];
}

/** Their bookings by phone, which have no address. */
export async function findCallsOf(db: Database, email: string): Promise<readonly { id: string; reference: string }[]> {
  const { rows } = await db.execute<{ id: string; reference: string }>(sql`${recordsOf(email)}
    select b.id, b.reference from own join bookings b on b.person_id = own.id where b.email like '%@phone.invalid'`);
  return rows;
}
