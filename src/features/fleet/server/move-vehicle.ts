import { type VehicleState, vehicleLifecycle } from "#domain/fleet/fleet.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertVehicleMove, lockVehicle, updateVehicle, type VehicleFacts, type VehicleRow } from "./store.ts";

export type VehicleMove = RecordMove<VehicleState, VehicleFacts>;

export const vehicleMover = recordMover<VehicleState, VehicleRow, VehicleFacts>({
  lifecycle: vehicleLifecycle,
  lock: lockVehicle,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateVehicle,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertVehicleMove(db, { ...line, vehicleId: recordId, fromState: from, toState: to }),
});

/** The only function that changes the facts of a locked vehicle. */
export const { edit: writeVehicle } = recordEditor<VehicleRow>({ lock: lockVehicle, update: updateVehicle });

/** The only function that changes a vehicle’s status. */
export async function moveVehicle(ctx: Context, move: VehicleMove): Promise<Result<VehicleRow, MoveRefusal>> {
  const retiredAt = move.to === "retired" ? ctx.now : null;
  const moved = await vehicleMover.move(ctx, { ...move, changes: { ...move.changes, retiredAt } });
  if (!moved.ok) return moved;
  await recordAudit(ctx, {
    action: "vehicle.moved",
    subject: { kind: "vehicle", id: move.id },
    details: { plate: moved.value.after.plate, from: moved.value.before.state, to: move.to },
    ...(move.reason && { reason: move.reason }),
  });
  return accept(moved.value.after);
}
