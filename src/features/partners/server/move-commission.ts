import { type CommissionState, commissionLifecycle } from "#domain/partner/commission-lifecycle.ts";
import { recordMover } from "#platform/move-record.ts";
import {
  type CommissionChanges,
  type CommissionRow,
  insertCommissionMove,
  lockCommission,
  updateCommission,
} from "./commission-store.ts";

/** The only function that changes a commission’s status. */
export const commissionMover = recordMover<CommissionState, CommissionRow, CommissionChanges>({
  lifecycle: commissionLifecycle,
  lock: lockCommission,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateCommission,
  insertMove: insertCommissionMove,
});
