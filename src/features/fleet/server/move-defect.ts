import { type DefectState, defectLifecycle } from "#domain/fleet/fleet.ts";
import type { Context } from "#platform/context.ts";
import { recordMover } from "#platform/move-record.ts";
import {
  type DefectFacts,
  type DefectRow,
  insertDefectMove,
  lockDefect,
  lockDefectsOf,
  updateDefect,
} from "./defect-store.ts";

/** The only function that changes a defect’s status. */
export const defectMover = recordMover<DefectState, DefectRow, DefectFacts>({
  lifecycle: defectLifecycle,
  lock: lockDefect,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version }) => ({ state, version }),
  update: updateDefect,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertDefectMove(db, { ...line, defectId: recordId, fromState: from, toState: to }),
});

type Scheduled = { readonly vehicleId: string; readonly ids: readonly string[]; readonly workOrderId: string };

/** Assigns defects to a work order. Other vehicles' and repaired ones are left alone. */
export async function scheduleDefects(ctx: Context, { vehicleId, ids, workOrderId }: Scheduled): Promise<void> {
  for (const id of ids.toSorted()) {
    const defect = await lockDefect(ctx.db, id);
    if (defect?.vehicleId !== vehicleId || defect.state !== "open") continue;
    await defectMover.move(ctx, { id, to: "scheduled", changes: { workOrderId } });
  }
}

export async function mendDefects(ctx: Context, workOrderId: string, reason: string): Promise<void> {
  for (const { id } of await lockDefectsOf(ctx.db, workOrderId))
    await defectMover.move(ctx, { id, to: "mended", reason });
}

/** Releases them from a cancelled work order. */
export async function releaseDefects(ctx: Context, workOrderId: string, reason: string): Promise<void> {
  for (const { id, state } of await lockDefectsOf(ctx.db, workOrderId))
    if (state === "scheduled") await defectMover.move(ctx, { id, to: "open", reason, changes: { workOrderId: null } });
}
