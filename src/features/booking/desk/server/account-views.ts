import { and, asc, eq, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { suspendsAccount } from "#domain/invoice/invoice-chasing.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";

type Buyer = { readonly organisationId: string | null; readonly email: string };

/** The company on whose account this may go: the booking's own, or the one its customer belongs to. Undefined: none. */
export async function findAccountFor(db: ReadDb, { organisationId, email }: Buyer, now: Date) {
  const found = organisationId ? await companyOf(db, organisationId) : await companyOfMember(db, email);
  if (!found) return undefined;
  const late = await db
    .select({ state: invoices.state, promisedOn: invoices.promisedOn })
    .from(invoices)
    .where(and(eq(invoices.organisationId, found.id), eq(invoices.state, "suspended_account")));
  const isSuspended = late.some(({ state, promisedOn }) =>
    suspendsAccount({ state, promisedOn: promisedOn === null ? null : localDate(promisedOn) }, localDateOf(now)),
  );
  return isSuspended ? undefined : found.id;
}

/** A company, or a partner to whom our team has given an account. */
const paysByInvoice = and(
  or(eq(organisations.kind, "corporate"), organisations.hasAccount),
  eq(organisations.status, "active"),
);

async function companyOf(db: ReadDb, id: string) {
  const [found] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, id), paysByInvoice));
  return found;
}

async function companyOfMember(db: ReadDb, email: string) {
  const [found] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(paysByInvoice, eq(sql`lower(${users.email})`, email.trim().toLowerCase())))
    .orderBy(asc(organisations.createdAt))
    .limit(1);
  return found;
}
