import { type ApprovalState, approvalLifecycle } from "#domain/corporate/approval-lifecycle.ts";
import { recordMover } from "#platform/move-record.ts";
import {
  type ApprovalChanges,
  type ApprovalRow,
  insertApprovalMove,
  lockApproval,
  updateApproval,
} from "../../server/approval-store.ts";

/** The one way an approval changes its status. */
export const { move: moveApproval } = recordMover<ApprovalState, ApprovalRow, ApprovalChanges>({
  lifecycle: approvalLifecycle,
  lock: lockApproval,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version }) => ({ state, version }),
  update: updateApproval,
  insertMove: insertApprovalMove,
});
