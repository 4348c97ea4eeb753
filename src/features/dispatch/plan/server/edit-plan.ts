import { accept, type Result, refuse } from "#domain/result.ts";
import { canBeAssigned } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { Plan, planContract } from "../contract.ts";
import { isChange, moveOf } from "./describe-plan.ts";
import { lockOpenPlan, writePlan } from "./lock-open-plan.ts";
import { readChanged } from "./read-plan.ts";
import type { PlannedChange, PlanRow } from "./store.ts";
import { findDriverNames, findPlannedTrips, findPlates } from "./views.ts";

type Input = ParsedOf<typeof planContract.editPlan>;
type Refusal = keyof typeof planContract.editPlan.refusals;

const changesAtMost = 100;

/** Tries other crews on a plan’s trips. Conflicts are shown with the plan, and only prevent applying it. */
export async function editPlan(ctx: Context, input: Input): Promise<Result<{ plan: Plan }, Refusal>> {
  const openPlan = await lockOpenPlan(ctx, input);
  if (!openPlan.ok) return openPlan;
  const plan = openPlan.value;
  const tried = await readTried(ctx, plan, input);
  if (!tried.ok) return tried;

  const ids = new Set(input.changes.map(({ trip_id: id }) => id));
  const changes = [...plan.changes.filter(({ trip_id: id }) => !ids.has(id)), ...tried.value];
  if (changes.length > changesAtMost) return refuse("too_many");
  await writePlan(ctx, plan, { changes });
  return accept(await readChanged(ctx, plan.id));
}

/** Each change with its trip; a change without effect is dropped. */
async function readTried(
  { db, now }: Context,
  plan: PlanRow,
  { changes }: Input,
): Promise<Result<readonly PlannedChange[], Refusal>> {
  const last = new Map(changes.map((change) => [change.trip_id, change]));
  const rows = await findPlannedTrips(db, [...last.keys()]);
  if (rows.length < last.size) return refuse("no_such_trip");
  if (rows.some(({ state }) => !canBeAssigned(state))) return refuse("not_possible");
  const crews = [...last.values()];
  if (crews.some(({ move }) => move && new Date(move.pickup_at) < now)) return refuse("in_the_past");
  if (rows.some(({ id, isSplit }) => isSplit && last.get(id)?.move)) return refuse("is_split");
  const driverIds = new Set(crews.flatMap(({ driver_id: id }) => id ?? []));
  const vehicleIds = new Set(crews.flatMap(({ vehicle_id: id }) => id ?? []));
  if ((await findDriverNames(db, [...driverIds])).length < driverIds.size) return refuse("no_such_crew");
  if ((await findPlates(db, [...vehicleIds])).length < vehicleIds.size) return refuse("no_such_crew");
  return accept(
    rows.flatMap((row) => {
      const change = last.get(row.id);
      if (!change) return [];
      const { move: request, ...crew } = change;
      const before = plan.changes.find(({ trip_id: id }) => id === row.id)?.move;
      const move = moveOf(row, request === undefined ? before : request);
      const planned = { ...crew, version: row.version, ...(move && { move }) };
      return isChange(row, planned) ? [planned] : [];
    }),
  );
}
