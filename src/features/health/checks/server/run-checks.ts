import type { HealthStatus } from "#domain/health/health-status.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { type CheckTools, type HealthCheck, patienceOf } from "./define-check.ts";
import { holdRun, keepResult, releaseRun } from "./store.ts";
import type { ResultRow } from "./views.ts";

/** Beyond its patience, for what is kept at the end. */
const slackMs = 10_000;

/**
 * Runs a check and keeps what it found; answers no where it is being run already. Two test customers at once would use up
 * what one visitor may book, and each would remove what the other has just written.
 */
export async function runOne(tools: CheckTools, check: HealthCheck, probing: boolean): Promise<boolean> {
  const { db, now } = tools;
  const run = { checkId: check.id, runId: newId() };
  if (!(await holdRun(db, run, patienceOf(check) + slackMs))) return false;
  try {
    const started = performance.now();
    const judgement = await check.look(tools, probing);
    const tookMs = Math.round(performance.now() - started);
    await keepResult(db, { ...judgement, id: check.id, at: now, tookMs });
  } finally {
    await releaseRun(db, run);
  }
  return true;
}

/** A round comes every minute, some seconds early or late. */
const slackMinutes = 0.5;

/** Whether a check is due: what fails is looked at in every round, so that its end is seen soon. */
export function isDue(check: HealthCheck, last: Pick<ResultRow, "ranAt" | "status"> | undefined, now: Date): boolean {
  if (!last || isTroubled(last.status)) return true;
  return addMinutes(last.ranAt, check.everyMinutes - slackMinutes) <= now;
}

export const isTroubled = (status: HealthStatus | undefined): boolean => status === "failing" || status === "unknown";
