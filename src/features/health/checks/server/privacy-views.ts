import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import type { LegalClocks } from "#domain/health/judge-privacy.ts";
import { readBreachClock, soonHours } from "#domain/privacy/breach.ts";
import { readClock } from "#domain/privacy/privacy-request.ts";

/** Open requests under POPIA and PAIA, by the same rule as their page. */
export async function findRequestClocks(db: Database, now: Date): Promise<LegalClocks> {
  const { rows } = await db.execute<{ reference: string; due_at: string }>(
    sql`select reference, due_at from privacy_requests where state = 'open' order by due_at, reference`,
  );
  const state = (due: string) => readClock({ state: "open", dueAt: new Date(due) }, now).state;
  const those = (wanted: string) => rows.flatMap((row) => (state(row.due_at) === wanted ? [row.reference] : []));
  return { overdue: those("overdue"), soon: those("soon") };
}

type BreachRow = {
  reference: string;
  due_at: string;
  regulator_notified_at: string | null;
  sending_at: string | null;
  waiting: number;
};

/** Breaches of which the Regulator, or someone affected, has not been notified yet. */
export async function findBreachClocks(db: Database, now: Date): Promise<LegalClocks> {
  const { rows } = await db.execute<BreachRow>(sql`
    select b.reference, b.due_at, b.regulator_notified_at, b.sending_at,
      (select count(*)::int from privacy_breach_people p where p.breach_id = b.id and p.notified_at is null) as waiting
    from privacy_breaches b where b.closed_at is null order by b.due_at, b.reference`);
  const clocks = rows.map((row) => ({
    reference: row.reference,
    ...readBreachClock(
      {
        dueAt: new Date(row.due_at),
        regulatorNotifiedAt: row.regulator_notified_at ? new Date(row.regulator_notified_at) : null,
        sendingAt: row.sending_at ? new Date(row.sending_at) : null,
        waiting: row.waiting,
        closedAt: null,
      },
      now,
    ),
  }));
  return {
    overdue: clocks.filter(({ state }) => state === "overdue").map(({ reference }) => reference),
    soon: clocks
      .filter(({ state, hours }) => state === "running" && hours < soonHours)
      .map(({ reference }) => reference),
  };
}
