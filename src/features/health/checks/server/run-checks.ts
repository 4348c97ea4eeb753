import type { HealthStatus } from "#domain/health/health-status.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { type CheckTools, type HealthCheck, patienceOf } from "./define-check.ts";
import { holdRun, keepResult, releaseRun } from "./store.ts";
import { isHeldBy, type ResultRow } from "./views.ts";

/** On top of its time limit, for storing the result. */
const slackMs = 10_000;

/**
 * Runs a check and stores its result; false if it is already running. Two test customers at once would use up one
 * visitor’s limit, and each would remove the other’s bookings.
 */
export async function runOne(tools: CheckTools, check: HealthCheck, probing: boolean): Promise<boolean> {
  const { db, now } = tools;
  const run = { checkId: check.id, runId: newId() };
  if (!(await holdRun(db, run, patienceOf(check) + slackMs))) return false;
  try {
    const started = performance.now();
    const isHeld = () => isHeldBy(db, run);
    const judgement = await check.look({ ...tools, isHeld }, probing);
    const tookMs = Math.round(performance.now() - started);
    // Another run has taken over, and its result is the newer one.
    if (await isHeld()) await keepResult(db, { ...judgement, id: check.id, at: now, tookMs });
  } finally {
    await releaseRun(db, run);
  }
  return true;
}

/** A round runs every minute, some seconds early or late. */
const slackMinutes = 0.5;

/** Whether a check is due. Failing checks run in every round, so that a recovery is noticed soon. */
export function isDue(check: HealthCheck, last: Pick<ResultRow, "ranAt" | "status"> | undefined, now: Date): boolean {
  if (!last || isTroubled(last.status)) return true;
  return addMinutes(last.ranAt, check.everyMinutes - slackMinutes) <= now;
}

export const isTroubled = (status: HealthStatus | undefined): boolean => status === "failing" || status === "unknown";
