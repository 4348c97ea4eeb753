import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { savedPassengers, users } from "#db/schema/accounts.ts";
import { companyTravellers } from "#db/schema/companies.ts";
import { organisations } from "#db/schema/partners.ts";
import type { SavedForList } from "../contract.ts";

export async function findSavedOf(db: ReadDb, userId: string): Promise<SavedForList[]> {
  const rows = await db
    .select()
    .from(savedPassengers)
    .where(eq(savedPassengers.userId, userId))
    .orderBy(asc(savedPassengers.firstName), asc(savedPassengers.lastName), asc(savedPassengers.id));
  return rows.map(({ id, firstName, lastName, phone, wheelchair, childSeat, allergy, language, needs }) => {
    const name = `${firstName} ${lastName}`.trim();
    return { id, kind: "saved", name, phone, wheelchair, child_seat: childSeat, allergy, language, needs };
  });
}

/** Only of a company: the guests of a hotel are no one’s travellers. */
export async function findTravellersOf(db: ReadDb, organisationId: string): Promise<SavedForList[]> {
  const { id, firstName, lastName, phone, isActive } = companyTravellers;
  const rows = await db
    .select({ id, firstName, lastName, phone })
    .from(companyTravellers)
    .innerJoin(organisations, eq(organisations.id, companyTravellers.organisationId))
    .where(and(eq(companyTravellers.organisationId, organisationId), isActive))
    .orderBy(asc(firstName), asc(lastName), asc(id));
  return rows.map((row) => ({
    id: row.id,
    kind: "traveller",
    name: `${row.firstName} ${row.lastName}`.trim(),
    phone: row.phone,
    ...noNeeds,
  }));
}

const noNeeds = { wheelchair: false, child_seat: "", allergy: "", language: "", needs: "" } as const;

/** The account of the address on a booking, once its owner has confirmed that the address is theirs. */
export async function findAccountOf(db: ReadDb, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(sql`lower(${users.email}) = lower(${email})`, isNotNull(users.emailConfirmedAt), eq(users.status, "active")),
    );
  return row?.id;
}
