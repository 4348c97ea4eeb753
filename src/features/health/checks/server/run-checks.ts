import type { HealthStatus } from "#domain/health/health-status.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { CheckTools, HealthCheck } from "./define-check.ts";
import { keepResult } from "./store.ts";
import type { ResultRow } from "./views.ts";

/** Runs a check and keeps what it found. */
export async function runOne(tools: CheckTools, check: HealthCheck, probing: boolean): Promise<void> {
  const started = performance.now();
  const judgement = await check.look(tools, probing);
  const tookMs = Math.round(performance.now() - started);
  await keepResult(tools.db, { ...judgement, id: check.id, at: tools.now, tookMs });
}

/** A round comes every minute, some seconds early or late. */
const slackMinutes = 0.5;

/** Whether a check is due: what fails is looked at in every round, so that its end is seen soon. */
export function isDue(check: HealthCheck, last: Pick<ResultRow, "ranAt" | "status"> | undefined, now: Date): boolean {
  if (!last || isTroubled(last.status)) return true;
  return addMinutes(last.ranAt, check.everyMinutes - slackMinutes) <= now;
}

export const isTroubled = (status: HealthStatus | undefined): boolean => status === "failing" || status === "unknown";
