import { type DayPlan, presentPlan, type RoutingDay } from "./routing-day.ts";

/**
 * Groups of drivers that can only be changed together: those who give trips to each other, and those who hand vehicles to
 * each other. By driver, the number of the group; drivers without changes are in none.
 */
export function linkedDrivers(day: RoutingDay, plan: DayPlan): ReadonlyMap<string, number> {
  const crews = new Map(day.crews.map((crew) => [crew.id, crew]));
  const before = presentPlan(day);
  const groupOf = new Map<string, number>();
  const merge = (drivers: readonly string[]) => {
    const known = drivers.flatMap((driver) => groupOf.get(driver) ?? []);
    const group = Math.min(...known, groupOf.size + 1);
    for (const [driver, other] of groupOf) if (known.includes(other)) groupOf.set(driver, group);
    for (const driver of drivers) groupOf.set(driver, group);
  };
  const holders = new Map<string, Set<string>>();
  for (const { id } of day.trips) {
    const [from, to] = [crews.get(before.get(id) ?? ""), crews.get(plan.get(id) ?? "")];
    if (from?.id === to?.id) continue;
    const both = [from, to].flatMap((crew) => crew ?? []);
    merge(both.map(({ driverId }) => driverId));
    for (const { vehicleId, driverId } of both)
      holders.set(vehicleId, (holders.get(vehicleId) ?? new Set()).add(driverId));
  }
  for (const drivers of holders.values()) merge([...drivers]);
  return groupOf;
}

/** These drivers and all who can only be changed with them. */
export function withLinked(groupOf: ReadonlyMap<string, number>, drivers: readonly string[]): ReadonlySet<string> {
  const groups = new Set(drivers.flatMap((driver) => groupOf.get(driver) ?? []));
  return new Set([...groupOf].flatMap(([driver, group]) => (groups.has(group) ? [driver] : [])));
}
