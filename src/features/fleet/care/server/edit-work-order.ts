import { workOrderLifecycle } from "#domain/fleet/fleet.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { vehicleCareContract } from "../contract.ts";
import { keepDowntime, readDowntime } from "./keep-downtime.ts";
import { workOrderMover } from "./step-work-order.ts";
import { updateWorkOrder } from "./store.ts";

/** Changes what is to be done, what it costs, and when. */
export async function editWorkOrder(ctx: Context, asked: ParsedOf<typeof vehicleCareContract.editWorkOrder>) {
  const downtime = readDowntime(asked);
  if (!downtime.ok) return downtime;
  const found = await workOrderMover.lock(ctx, asked);
  if (!found.ok) return found;
  const before = found.value;
  if (workOrderLifecycle.isEnd(before.state)) return refuse("not_possible");

  const { title, priority, note, checklist, parts, labour_cents: labourCents } = asked;
  const version = before.version + 1;
  const facts = { title, priority, note, checklist, parts, labourCents, ...downtime.value };
  await updateWorkOrder(ctx.db, before.id, { ...facts, version, updatedAt: ctx.now });
  const isMoved =
    before.plannedFrom?.getTime() !== downtime.value.plannedFrom?.getTime() ||
    before.plannedTo?.getTime() !== downtime.value.plannedTo?.getTime();
  if (isMoved) await keepDowntime(ctx, { ...before, ...facts });
  return accept({ id: before.id, version });
}
