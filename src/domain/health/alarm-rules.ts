import type { HealthStatus } from "./health-status.ts";

export type AlarmState = {
  readonly status: HealthStatus;
  /** Since when it has this status. */
  readonly since: Date;
  readonly isRaised: boolean;
  /** When its last alarm ended. */
  readonly lastEndedAt: Date | undefined;
};
export type AlarmStep = "raise" | "end" | "wait";

const minuteMs = 60_000;
/** A check may fail once and be well a minute later: no one gets up for that. */
const failingMs = 2 * minuteMs;
/** A problem that comes back soon must last longer before it alerts anyone a second time. */
const failingAgainMs = 20 * minuteMs;
const recentMs = 60 * minuteMs;
/** So long it must be well before we say it is over. */
const wellMs = 10 * minuteMs;

/**
 * Raised once when a check goes on failing, ended once when it stays well. A check that comes and goes stays raised, or quiet, and
 * repeats neither message. Warnings, and readings that could not be taken, wake no one.
 */
export function alarmStep({ status, since, isRaised, lastEndedAt }: AlarmState, now: Date): AlarmStep {
  const lasted = now.getTime() - since.getTime();
  if (status === "failing") {
    if (isRaised) return "wait";
    const isBack = lastEndedAt !== undefined && since.getTime() - lastEndedAt.getTime() < recentMs;
    return lasted >= (isBack ? failingAgainMs : failingMs) ? "raise" : "wait";
  }
  // An unknown status is no sign that it is over.
  return isRaised && status !== "unknown" && lasted >= wellMs ? "end" : "wait";
}
