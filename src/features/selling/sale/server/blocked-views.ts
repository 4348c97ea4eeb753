import { and, eq, gt, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { people } from "#db/schema/people.ts";

type Contact = {
  readonly email: string;
  readonly phone: string;
  readonly first_name: string;
  readonly last_name: string;
};

/** Whether these contact details belong to a blocked customer. */
export async function isBlockedContact(db: ReadDb, contact: Contact, now: Date): Promise<boolean> {
  const { email, phone, first_name, last_name } = contact;
  const match = sql<string>`person_match(${email}, ${phone}, ${first_name}, ${last_name}, false)`;
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, match), gt(people.blockedUntil, now)));
  return rows.length > 0;
}
