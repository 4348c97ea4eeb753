import type { HealthStatus } from "./health-status.ts";

export type AlarmState = {
  readonly status: HealthStatus;
  readonly since: Date;
  readonly isRaised: boolean;
  /** When its last alarm ended. */
  readonly lastEndedAt: Date | undefined;
};
export type AlarmStep = "raise" | "end" | "wait";

const minuteMs = 60_000;
/** A check may fail once and recover a minute later: that wakes no one. */
const failingMs = 2 * minuteMs;
/** A problem that returns soon must last longer before it alerts anyone again. */
const failingAgainMs = 20 * minuteMs;
const recentMs = 60 * minuteMs;
/** How long it must be OK before we report its recovery. */
const wellMs = 10 * minuteMs;

/**
 * Raised once when a check keeps failing, ended once when it stays OK. A flapping check stays raised, or quiet, and
 * repeats neither message. Warnings and unknown readings wake no one.
 */
export function alarmStep({ status, since, isRaised, lastEndedAt }: AlarmState, now: Date): AlarmStep {
  const lasted = now.getTime() - since.getTime();
  if (status === "failing") {
    if (isRaised) return "wait";
    const isBack = lastEndedAt !== undefined && since.getTime() - lastEndedAt.getTime() < recentMs;
    return lasted >= (isBack ? failingAgainMs : failingMs) ? "raise" : "wait";
  }
  // An unknown status does not mean that it has recovered.
  return isRaised && status !== "unknown" && lasted >= wellMs ? "end" : "wait";
}
