import { eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { people } from "#db/schema/people.ts";
import { type CustomerCsvRow, customerKeyOf } from "#domain/person/customer-csv.ts";

export type KnownCustomer = typeof people.$inferSelect;

/** The customers that rows of a file are of, by the key of the row: those that a booking with the same contact details would be of. */
export async function findKnownCustomers(
  db: ReadDb,
  rows: readonly CustomerCsvRow[],
): Promise<ReadonlyMap<string, KnownCustomer>> {
  const contacts = rows.flatMap((row) => {
    const { email = "", phone = "", first_name = "", last_name = "" } = row;
    const key = customerKeyOf(row);
    return key ? [{ key, email, phone, first_name, last_name }] : [];
  });
  const match = db
    .select({
      key: sql<string>`c.key`.as("key"),
      personId: sql<string>`person_match(c.email, c.phone, c.first_name, c.last_name, false)`.as("person_id"),
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as c(key text, email text, phone text, first_name text, last_name text)`,
    )
    .as("match");
  const known = await db
    .select({ key: match.key, person: people })
    .from(match)
    .innerJoin(people, eq(people.id, match.personId));
  return new Map(known.map(({ key, person }) => [key, person]));
}
