import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { endAbsence, insertAbsence, lockAbsence } from "../../server/absence-store.ts";
import { touchVehicle } from "../../server/store.ts";
import { lockAbsencesOf } from "./store.ts";

type Planned = { readonly planned_from: string | null; readonly planned_to: string | null };
type Downtime = { readonly plannedFrom: Date | null; readonly plannedTo: Date | null };

/** The workshop period: both ends or neither. */
export function readDowntime({
  planned_from,
  planned_to,
}: Planned): Result<Downtime, "half_a_time" | "ends_before_start"> {
  if (planned_from === null && planned_to === null) return accept({ plannedFrom: null, plannedTo: null });
  if (planned_from === null || planned_to === null) return refuse("half_a_time");
  const plannedFrom = new Date(planned_from);
  const plannedTo = new Date(planned_to);
  return plannedTo > plannedFrom ? accept({ plannedFrom, plannedTo }) : refuse("ends_before_start");
}

type Order = Downtime & { readonly id: string; readonly vehicleId: string; readonly title: string };

/** The vehicle is unavailable while it is worked on: its absence follows the plan. */
export async function keepDowntime(ctx: Context, order: Order): Promise<void> {
  await endDowntime(ctx, order.id);
  const { plannedFrom: from, plannedTo: until } = order;
  if (from && until && until > ctx.now)
    await insertAbsence(ctx.db, {
      id: ctx.newId(),
      vehicleId: order.vehicleId,
      kind: "maintenance",
      from,
      until,
      reason: order.title,
      workOrderId: order.id,
      createdBy: nameOfActor(ctx.actor),
      createdAt: ctx.now,
    });
  await touchVehicle(ctx.db, order.vehicleId, ctx.now);
}

/** Ends the absence early: the work is done, cancelled or moved. */
export async function endDowntime(ctx: Context, workOrderId: string): Promise<void> {
  for (const { id } of await lockAbsencesOf(ctx.db, workOrderId)) {
    const absence = await lockAbsence(ctx.db, id);
    if (absence && absence.until > ctx.now) await endAbsence(ctx.db, absence, ctx.now);
  }
}
