import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Plan } from "#features/dispatch/plan/contract.ts";
import { createPlan } from "#features/dispatch/plan/server/create-plan.ts";
import { editPlan } from "#features/dispatch/plan/server/edit-plan.ts";
import { assignTrip } from "#features/trips/assign/server/assign-trip.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "../../in-transaction.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { readTrip } from "./a-crew.ts";

export const dayOfPlan = addDays(localDateOf(testNow), 3);
export const noonOfPlan = momentOf(dayOfPlan, localTime("12:00"));

type Crew = { readonly driver_id: string; readonly vehicle_id: string };
type Move = { readonly pickup_at: string; readonly reason: string };
type Tried = (Crew | { readonly driver_id: null; readonly vehicle_id: null }) & { readonly move?: Move | null };
export const noOne: Tried = { driver_id: null, vehicle_id: null };

/** A trip that our team has assigned to a crew. */
export async function writeAssigned(ctx: Context, start: Date, crew: Crew) {
  const written = await writeTrip(ctx, start);
  const result = await assignTrip(ctx, { trip_id: written.tripId, version: 1, ...crew });
  if (!result.ok) throw new Error(result.reason);
  return written;
}

export async function writePlan(ctx: Context, name = "Two vans"): Promise<Plan> {
  const started = await createPlan(ctx, { date: dayOfPlan, name });
  if (!started.ok) throw new Error(started.reason);
  return started.value.plan;
}

/** A plan that assigns these trips to these crews. */
export async function tryOn(ctx: Context, plan: Plan, crews: readonly (readonly [string, Tried])[]): Promise<Plan> {
  const tried = await editPlan(ctx, {
    plan_id: plan.id,
    version: plan.version,
    changes: crews.map(([tripId, crew]) => ({ trip_id: tripId, ...crew })),
  });
  if (!tried.ok) throw new Error(tried.reason);
  return tried.value.plan;
}

/** A colleague assigns a trip in the meantime. */
export async function assignMeanwhile(ctx: Context, tripId: string, crew: Crew) {
  const { version } = await readTrip(ctx, tripId);
  const result = await assignTrip(ctx, { trip_id: tripId, version, ...crew });
  if (!result.ok) throw new Error(result.reason);
}
