import { linkedDrivers, withLinked } from "#domain/routing-day/linked-drivers.ts";
import type { DayPlan } from "#domain/routing-day/routing-day.ts";
import { dayOfRun } from "./day-of-run.ts";
import type { PlannedChange, RunFacts } from "./views.ts";

/** The changes of chosen routes as dispatch’s plan has them, with those that can only change with them. */
export function changesOf(facts: RunFacts, plan: DayPlan, driverIds: readonly string[]) {
  const day = dayOfRun(facts);
  const drivers = withLinked(linkedDrivers(day, plan), driverIds);
  const crews = new Map(day.crews.map((crew) => [crew.id, crew]));
  const driverOf = (crew: string | null | undefined) => crews.get(crew ?? "")?.driverId ?? "";
  const isMeant = (crew: string | null | undefined) => drivers.has(driverOf(crew));
  const changes = day.trips.flatMap(({ id, crew }): PlannedChange[] => {
    const after = plan.get(id) ?? null;
    if (after === crew || !(isMeant(crew) || isMeant(after))) return [];
    const to = crews.get(after ?? "");
    return [
      {
        trip_id: id,
        version: facts.versions[id] ?? 0,
        driver_id: to?.driverId ?? null,
        vehicle_id: to?.vehicleId ?? null,
      },
    ];
  });
  /** All trips of these drivers: the plan counts on them, changed or not. */
  const tripIds = day.trips.flatMap(({ id, crew }) => (isMeant(crew) || isMeant(plan.get(id)) ? [id] : []));
  return { changes, tripIds, driverIds: [...drivers] };
}
