import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findPayRules as readPayRules } from "#db/pay/pay-rule-views.ts";
import { users } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { organisations } from "#db/schema/partners.ts";
import { payRules } from "#db/schema/pay.ts";
import type { Payee } from "#domain/pay/pay-rule.ts";

export const findPayRules = (db: ReadDb) => readPayRules(db);

export async function findPaidDriver(db: ReadDb, driverId: string) {
  const [driver] = await db
    .select({ id: drivers.id, providerId: drivers.providerId, provider: organisations.name })
    .from(drivers)
    .leftJoin(organisations, eq(organisations.id, drivers.providerId))
    .where(eq(drivers.id, driverId));
  return driver;
}

export async function findProvider(db: ReadDb, id: string) {
  const [provider] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, id), eq(organisations.kind, "driver_provider")));
  return provider;
}

const rules = (db: ReadDb) =>
  db
    .select({ rule: payRules, by: sql<string>`coalesce(${users.name}, ${payRules.createdBy})` })
    .from(payRules)
    .leftJoin(users, eq(sql`${users.id}::text`, payRules.createdBy));
export type RuleRecord = Awaited<ReturnType<typeof rules>>[number];

const shown = 50;

/** Rules of a driver, of a provider, or the company’s defaults; latest first. */
export const findRulesOf = (db: ReadDb, { driverId, providerId }: Payee) =>
  rules(db)
    .where(
      and(
        driverId ? eq(payRules.driverId, driverId) : isNull(payRules.driverId),
        providerId ? eq(payRules.providerId, providerId) : isNull(payRules.providerId),
      ),
    )
    .orderBy(desc(payRules.effectiveFrom), desc(payRules.createdAt), desc(payRules.id))
    .limit(shown);

export async function findRule(db: ReadDb, id: string): Promise<RuleRecord | undefined> {
  const [row] = await rules(db).where(and(eq(payRules.id, id)));
  return row;
}
