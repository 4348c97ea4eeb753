import type { EarliestSchedule } from "./earliest-schedule.ts";
import { explainUnassigned } from "./explain-unassigned.ts";
import type { PlannedBreak, PlannedRoute, PlannedStop, RoutePlan } from "./route-plan.ts";
import type { RouteSearch } from "./route-search.ts";

/** The best plan of a search, with its times and the reasons why rides are left out. */
export function describePlan(search: RouteSearch): RoutePlan {
  search.restoreBest();
  const { plan, best, budget } = search;
  const routes = plan.routes.flatMap((route, vehicle) => (route.length > 0 ? [describeRoute(search, vehicle)] : []));
  return {
    routes,
    unassigned: explainUnassigned(search),
    km: routes.reduce((sum, { km }) => sum + km, 0),
    cost: best.cost + best.leftOutCost,
    iterations: budget.iterations,
  };
}

function describeRoute({ plan, model }: RouteSearch, vehicle: number): PlannedRoute {
  const schedule = plan.scheduleOf(vehicle);
  const { count, begins, leaves, nodes } = schedule;
  const leg = (at: number) => model.minutes[(nodes[at - 1] ?? 0) * model.nodes + (nodes[at] ?? 0)] ?? 0;
  const breaks = describeBreaks(schedule, model.breaks[vehicle] ?? []);
  const stops = Array.from({ length: count }, (_, before): PlannedStop => {
    const at = before + 1;
    const node = nodes[at] ?? 0;
    const begin = begins[at] ?? 0;
    // Without a break before it a vehicle leaves its start late enough to arrive in time, not to wait there.
    const arrives = at === 1 && breaks[0]?.afterStops !== 0 ? begin : (leaves[at - 1] ?? 0) + leg(at);
    return {
      ride: model.problem.rides[model.rideOf[node] ?? 0]?.id ?? "",
      at: node < model.rides ? "pickup" : "dropOff",
      arrives,
      begins: begin,
      leaves: begin + (model.service[node] ?? 0),
      late: Math.max(0, begin - (model.due[node] ?? 0)),
    };
  });
  const endsAt = begins[count + 1] ?? 0;
  const firstArrival = stops[0]?.arrives ?? 0;
  return {
    vehicle: model.problem.vehicles[vehicle]?.id ?? "",
    leavesAt: firstArrival - leg(1),
    endsAt,
    stops,
    breaks,
    km: plan.km[vehicle] ?? 0,
    drivingMinutes: schedule.driving,
    overtimeMinutes: Math.max(0, endsAt - (model.shiftUntil[vehicle] ?? 0)),
    cost: plan.costOf(vehicle),
  };
}

function describeBreaks(
  { breakAfter, begins, leaves, count }: EarliestSchedule,
  breaks: RouteSearch["model"]["breaks"][number],
): PlannedBreak[] {
  // Breaks in one place follow each other, so each begins where the one before it ended.
  let ended = Number.NEGATIVE_INFINITY;
  return breaks.map(({ window, minutes }, at) => {
    const after = breakAfter[at] ?? 0;
    const last = breakAfter.lastIndexOf(after);
    const isLast = last === at;
    const from =
      isLast && after <= count ? (leaves[after] ?? 0) - minutes : Math.max(begins[after] ?? 0, window.from, ended);
    ended = from + minutes;
    return { afterStops: after, from, until: ended };
  });
}
