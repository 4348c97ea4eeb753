import { type WorkOrderState, workOrderLifecycle } from "#domain/fleet/fleet.ts";
import { recordMover } from "#platform/move-record.ts";
import {
  insertWorkOrderMove,
  lockWorkOrder,
  updateWorkOrder,
  type WorkOrderFacts,
  type WorkOrderRow,
} from "./store.ts";

/** The only function that changes a work order’s status. */
export const workOrderMover = recordMover<WorkOrderState, WorkOrderRow, WorkOrderFacts>({
  lifecycle: workOrderLifecycle,
  lock: lockWorkOrder,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateWorkOrder,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertWorkOrderMove(db, { ...line, workOrderId: recordId, fromState: from, toState: to }),
});
