import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";

/**
 * The people whose own address it is, those who are known by these bookings alone, and all who were merged into one of them.
 * Someone who has booked apart from that stays, and only loses the address.
 */
export async function findPeopleBehind(
  db: Database,
  email: string | null,
  bookingIds: readonly string[],
): Promise<readonly string[]> {
  const erased = JSON.stringify(bookingIds);
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive own as (
      select p.id from person_contacts c join people p on p.id = c.person_id
        where c.kind = 'email' and c.key = person_email_key(${email ?? ""}) and c.key <> ''
          and (person_email_key(p.email) = c.key or p.email = '' or exists (select from people gone
            where gone.merged_into = p.id and person_email_key(gone.email) = c.key))
      union
      select p.id from bookings b join people p on p.id = b.person_id
        where b.id in (select value::uuid from jsonb_array_elements_text(${erased}::jsonb))
          and not exists (select from bookings other where other.person_id = p.id
            and other.id not in (select value::uuid from jsonb_array_elements_text(${erased}::jsonb)))
      union
      select p.id from own join people p on p.merged_into = own.id)
    select id from own`);
  return rows.map(({ id }) => id);
}
