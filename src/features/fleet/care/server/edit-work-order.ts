import { workOrderLifecycle } from "#domain/fleet/fleet.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import type { vehicleCareContract } from "../contract.ts";
import { keepDowntime, readDowntime } from "./keep-downtime.ts";
import { workOrderMover } from "./step-work-order.ts";
import { lockWorkOrder, updateWorkOrder, type WorkOrderRow } from "./store.ts";

const editor = recordEditor<WorkOrderRow>({ lock: lockWorkOrder, update: updateWorkOrder });

/** Changes the work, cost and dates. */
export async function editWorkOrder(ctx: Context, input: ParsedOf<typeof vehicleCareContract.editWorkOrder>) {
  const downtime = readDowntime(input);
  if (!downtime.ok) return downtime;
  const result = await workOrderMover.lock(ctx, input);
  if (!result.ok) return result;
  const before = result.value;
  if (workOrderLifecycle.isEnd(before.state)) return refuse("not_possible");

  const { title, priority, note, checklist, parts, labour_cents: labourCents } = input;
  const facts = { title, priority, note, checklist, parts, labourCents, ...downtime.value };
  const { version } = await editor.edit(ctx, before, facts);
  const isMoved =
    before.plannedFrom?.getTime() !== downtime.value.plannedFrom?.getTime() ||
    before.plannedTo?.getTime() !== downtime.value.plannedTo?.getTime();
  if (isMoved) await keepDowntime(ctx, { ...before, ...facts });
  return accept({ id: before.id, version });
}
