import type { BreachClock } from "#domain/privacy/breach.ts";
import type { StatusLabel } from "#domain/text/status-label.ts";
import type { Breach } from "../contract.ts";

type Obstacle = NonNullable<Breach["in_the_way"]["email" | "close"]>;

/** Why a step can’t be taken yet. */
export const breachObstacles: Readonly<Record<Obstacle, string>> = {
  closed_already: "This breach has been closed.",
  facts_missing:
    "To email those affected, first enter the data concerned, the consequences, the measures and the advice.",
  no_one: "There is no one left to email.",
  regulator_not_notified: "To close the breach, first record the number of the notice to the Information Regulator.",
  people_not_notified: "To close the breach, first email everyone affected.",
};

export const breachClockTones: Readonly<Record<BreachClock, StatusLabel["tone"]>> = {
  closed: "neutral",
  notified: "ok",
  running: "warn",
  overdue: "bad",
};

/** “40 hours left”, for the list and the drawer. */
export function breachClockText({ state, hours }: { state: BreachClock; hours: number }): string {
  if (state === "closed") return "Closed";
  if (state === "notified") return "Everyone notified";
  const count = Math.abs(hours);
  const text = `${count} ${count === 1 ? "hour" : "hours"}`;
  return state === "overdue" ? `${text} overdue` : `${text} left`;
}
