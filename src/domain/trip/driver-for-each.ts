import { type FatigueRules, fatigueBreaches, type WorkSpan } from "../compliance/fatigue.ts";
import type { Span } from "./capacity.ts";

/** A trip that no driver has yet, and those who could drive it as their day is now. */
export type Undriven = {
  /** From the pickup to the drop-off. */
  readonly work: WorkSpan;
  /** With the way there, the way home and the turnaround. */
  readonly busy: Span;
  /** Those whom the gate lets drive it and whose shift it lies in. */
  readonly driverIds: readonly string[];
};

type Input = {
  /** The trips that are to be sold. */
  readonly requested: readonly Undriven[];
  /** Those that are sold or held for others, and that dispatch has still to give to someone. */
  readonly others: readonly Undriven[];
  readonly rules: FatigueRules;
  readonly now: Date;
};

/**
 * Whether each trip that is to be sold has a driver left, once everyone to whom one was promised has theirs. Trips that
 * one person could drive one after the other do not compete. What none of our drivers can take is for a partner.
 */
export function hasDriverForEach({ requested, others, rules, now }: Input): boolean {
  return requested.every((one) => {
    if (one.busy.from < now) return false;
    const rivals = [...requested.filter((other) => other !== one), ...others]
      .filter(({ driverIds }) => driverIds.length > 0)
      .filter((other) => excludeEachOther(one, other, rules));
    return isEnough([...rivals, one]);
  });
}

/** They overlap, or are together more than a driver may work without a rest. */
const excludeEachOther = (one: Undriven, other: Undriven, rules: FatigueRules): boolean =>
  (one.busy.from < other.busy.to && other.busy.from < one.busy.to) ||
  fatigueBreaches({ trips: [other.work], duty: [] }, one.work, rules).length > 0;

/** A driver for each, and no driver twice: a later trip may take an earlier one’s driver if that one can have another. */
function isEnough(trips: readonly Undriven[]): boolean {
  const driven = new Map<string, Undriven>();
  const give = (trip: Undriven, request: Set<string>): boolean =>
    trip.driverIds.some((driver) => {
      if (request.has(driver)) return false;
      request.add(driver);
      const has = driven.get(driver);
      if (has && !give(has, request)) return false;
      driven.set(driver, trip);
      return true;
    });
  return trips.every((trip) => give(trip, new Set()));
}
