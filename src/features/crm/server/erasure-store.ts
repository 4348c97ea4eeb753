import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { enquiries, people } from "#db/schema/crm.ts";

/** The row stays, so that the number of customers does; an address of its own, because addresses are unique. */
export async function anonymisePeople(db: Database, email: string): Promise<void> {
  await db
    .update(people)
    .set({
      firstName: "Erased",
      lastName: "",
      email: sql`'erased-' || ${people.id} || '@erased.invalid'`,
      phone: "",
    })
    .where(sql`lower(${people.email}) = lower(${email})`);
}

/** A message is a person's own words: it goes with the name. */
export async function anonymiseEnquiries(db: Database, email: string): Promise<void> {
  await db
    .update(enquiries)
    .set({ name: "Erased", email: "erased@erased.invalid", phone: "", message: "", details: {} })
    .where(sql`lower(${enquiries.email}) = lower(${email})`);
}
