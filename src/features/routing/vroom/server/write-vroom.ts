import type { PlannedRoute, RoutePlan } from "#domain/routing/route-plan.ts";
import type { VroomAnswer, VroomProblem, VroomStep } from "../contract.ts";
import { endOf, forever, type SecondsTable, startOf, type VroomPlaces } from "./read-vroom.ts";

type Solved = {
  readonly problem: VroomProblem;
  readonly plan: RoutePlan;
  readonly places: VroomPlaces;
  readonly table: SecondsTable;
};

/** A plan in VROOM’s JSON, in whole seconds and metres. */
export function writeVroom(solved: Solved): VroomAnswer {
  const routes = solved.plan.routes.map((route) => describeRoute(solved, route));
  const unassigned = describeUnassigned(solved);
  const sum = (figure: keyof Sums) => routes.reduce((total, route) => total + route[figure], 0);
  return {
    code: 0,
    summary: {
      cost: sum("cost"),
      setup: 0,
      service: sum("service"),
      duration: sum("duration"),
      waiting_time: sum("waiting_time"),
      priority: sum("priority"),
      distance: sum("distance"),
      violations: [],
      routes: routes.length,
      unassigned: unassigned.length,
    },
    unassigned,
    routes,
  };
}

type Sums = Pick<VroomAnswer["summary"], "cost" | "service" | "duration" | "waiting_time" | "priority" | "distance">;

/** The task behind a planned stop. */
function taskOf({ jobs, shipments }: VroomProblem, ride: string, at: "pickup" | "dropOff") {
  const [kind, number] = ride.split(" ");
  const id = Number(number);
  if (kind === "job") {
    const job = jobs.find((one) => one.id === id);
    return job && { type: "job" as const, stop: job, amount: job.pickup ?? [], priority: job.priority ?? 0 };
  }
  const shipment = shipments.find(({ pickup }) => pickup.id === id);
  if (!shipment) return undefined;
  const { amount = [], priority = 0 } = shipment;
  return at === "pickup"
    ? { type: "pickup" as const, stop: shipment.pickup, amount, priority }
    : { type: "delivery" as const, stop: shipment.delivery, amount: amount.map((one) => -one), priority: 0 };
}

const inSeconds = (minutes: number) => Math.round(minutes * 60);
const placeOf = ({ location, location_index }: Partial<Pick<VroomStep, "location" | "location_index">>) => ({
  ...(location && { location }),
  ...(location_index !== undefined && { location_index }),
});

function describeRoute({ problem, places, table }: Solved, route: PlannedRoute): VroomAnswer["routes"][number] {
  const vehicle = problem.vehicles.find(({ id }) => String(id) === route.vehicle);
  if (!vehicle) throw new Error(`There is no vehicle ${route.vehicle}`);
  const start = startOf(vehicle) as Partial<VroomStep>;
  let at = places.numberOf(start);
  let [duration, distance, priority] = [0, 0, 0];
  let load = (vehicle.capacity ?? []).map(() => 0);
  const steps: VroomStep[] = [];
  const push = (step: Pick<VroomStep, "type" | "arrival"> & Partial<VroomStep>) =>
    steps.push({ duration, distance, setup: 0, service: 0, waiting_time: 0, load, violations: [], ...step });
  const drive = (to: number) => {
    duration += table.durations[at * table.places + to] ?? 0;
    distance += table.distances[at * table.places + to] ?? 0;
    at = to;
  };
  const takeBreaks = (afterStops: number) => {
    for (const [number, taken] of route.breaks.entries())
      if (taken.afterStops === afterStops)
        push({
          type: "break",
          id: breaksInOrder(vehicle)[number]?.id ?? number,
          arrival: inSeconds(taken.from),
          service: inSeconds(taken.until - taken.from),
        });
  };

  // A break before the first drive is taken at the start.
  const begins = route.breaks.filter(({ afterStops }) => afterStops === 0).map(({ from }) => from);
  push({ type: "start", ...placeOf(start), arrival: inSeconds(Math.min(route.leavesAt, ...begins)) });
  for (const [number, { ride, at: end, arrives, begins, leaves }] of route.stops.entries()) {
    takeBreaks(number);
    const task = taskOf(problem, ride, end);
    if (!task) continue;
    drive(places.numberOf(task.stop));
    load = Array.from(
      { length: Math.max(load.length, task.amount.length) },
      (_, dimension) => (load[dimension] ?? 0) + (task.amount[dimension] ?? 0),
    );
    priority += task.priority;
    push({
      type: task.type,
      id: task.stop.id,
      ...placeOf(task.stop),
      arrival: inSeconds(arrives),
      service: inSeconds(leaves - begins),
      waiting_time: inSeconds(begins - arrives),
    });
  }
  takeBreaks(route.stops.length);
  const end = endOf(vehicle) as Partial<VroomStep> | null;
  if (end) {
    drive(places.numberOf(end));
    push({ type: "end", ...placeOf(end), arrival: inSeconds(route.endsAt) });
  }
  const sum = (figure: "service" | "waiting_time") => steps.reduce((total, step) => total + step[figure], 0);
  return {
    vehicle: vehicle.id,
    cost: Math.round(route.cost),
    setup: 0,
    service: sum("service"),
    duration,
    waiting_time: sum("waiting_time"),
    priority,
    distance,
    violations: [],
    steps,
  };
}

/** As the engine numbers them. */
const breaksInOrder = ({ breaks = [] }: VroomProblem["vehicles"][number]) =>
  [...breaks].sort((one, other) => endOfWindow(one) - endOfWindow(other));

const endOfWindow = ({
  time_windows,
}: {
  readonly time_windows?: readonly (readonly [number, number])[] | undefined;
}) => time_windows?.[0]?.[1] ?? forever;

function describeUnassigned({ problem, plan }: Solved): VroomAnswer["unassigned"] {
  return plan.unassigned.flatMap(({ ride, reason }) =>
    (["pickup", "dropOff"] as const).flatMap((end) => {
      const task = taskOf(problem, ride, end);
      if (!task || (task.type === "job" && end === "dropOff")) return [];
      return [{ id: task.stop.id, type: task.type, ...placeOf(task.stop), reason }];
    }),
  );
}
