import type { BreachClock } from "#domain/privacy/breach.ts";
import type { StatusLabel } from "#domain/text/status-label.ts";

export const breachClockTones: Readonly<Record<BreachClock, StatusLabel["tone"]>> = {
  closed: "neutral",
  told: "ok",
  running: "warn",
  overdue: "bad",
};

/** “40 hours left”, as the list and the drawer say it. */
export function breachClockText({ state, hours }: { state: BreachClock; hours: number }): string {
  if (state === "closed") return "Closed";
  if (state === "told") return "Everyone told";
  const count = Math.abs(hours);
  const text = `${count} ${count === 1 ? "hour" : "hours"}`;
  return state === "overdue" ? `${text} overdue` : `${text} left`;
}
