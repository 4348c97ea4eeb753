import { and, asc, eq, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { findAccountFacts } from "#db/corporate/account-standing-views.ts";
import { lockAccount } from "#db/corporate/lock-account.ts";
import { users } from "#db/schema/accounts.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { type AccountStanding, standingOf } from "#domain/corporate/account-standing.ts";
import { accept, type Result, refuse } from "#domain/result.ts";

type Buyer = { readonly organisationId: string | null; readonly email: string };
type Charge = { readonly cents: number; readonly now: Date };
export type AccountRefusal = "no_account" | "account_on_hold" | "account_over_limit";

/** The company to charge: the booking's own, or its customer’s. */
export async function findAccountFor(
  db: ReadDb,
  { organisationId, email }: Buyer,
  { cents, now }: Charge,
): Promise<Result<string, AccountRefusal>> {
  const id = organisationId ?? (await organisationOf(db, email));
  const facts = id ? await findAccountFacts(db, id, now) : undefined;
  const refusal = facts ? refusals[standingOf(facts, cents)] : "no_account";
  if (refusal) return refuse(refusal);
  return id ? accept(id) : refuse("no_account");
}

const refusals: Readonly<Record<AccountStanding, AccountRefusal | null>> = {
  open: null,
  not_granted: "no_account",
  not_active: "no_account",
  overdue: "no_account",
  on_hold: "account_on_hold",
  over_limit: "account_over_limit",
};

/** The same when charging: simultaneous charges to that account wait. */
export async function lockAccountFor(db: Database, { organisationId, email }: Buyer, charge: Charge) {
  const id = organisationId ?? (await organisationOf(db, email)) ?? null;
  if (id) await lockAccount(db, id);
  return findAccountFor(db, { organisationId: id, email }, charge);
}

/** If the customer belongs to several, the oldest one with an account. */
async function organisationOf(db: ReadDb, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(
      and(
        organisations.hasAccount,
        eq(organisations.status, "active"),
        eq(sql`lower(${users.email})`, email.trim().toLowerCase()),
      ),
    )
    .orderBy(asc(organisations.createdAt))
    .limit(1);
  return row?.id;
}
