import type { HealthStatus } from "#domain/health/health-status.ts";
import type { CheckGroup } from "../contract.ts";

export const groupLabels: Readonly<Record<CheckGroup, { title: string; note: string }>> = {
  platform: { title: "Server and database", note: "What everything else runs on" },
  work: { title: "Background work", note: "Jobs, the schedule and reminders" },
  traffic: { title: "Calls", note: "How quickly and how reliably we answer" },
  services: { title: "Services", note: "What we use of others" },
  business: { title: "Business rules", note: "What must always be true of our bookings and money" },
};

export const statusTones = {
  ok: "ok",
  warning: "warn",
  failing: "bad",
  not_set_up: "neutral",
  unknown: "info",
} as const satisfies Readonly<Record<HealthStatus, string>>;

/** The page’s heading in one sentence. */
export function headline(status: HealthStatus, counts: { failing: number; warning: number }): string {
  const checks = (count: number) => (count === 1 ? "1 check" : `${count} checks`);
  if (status === "failing")
    return counts.failing === 1 ? "1 check is failing" : `${checks(counts.failing)} are failing`;
  if (status === "warning")
    return counts.warning === 1 ? "1 check needs a look" : `${checks(counts.warning)} need a look`;
  return status === "ok" ? "All systems OK" : "Not all checks have run yet";
}

export const tested = "Check run";
