import { type ApprovalState, approvalLifecycle } from "#domain/corporate/approval-lifecycle.ts";
import { recordMover } from "#platform/move-record.ts";
import {
  type ApprovalChanges,
  type ApprovalRow,
  insertApprovalMove,
  lockApproval,
  updateApproval,
} from "../../server/approval-store.ts";

/** The only function that changes an approval’s status. */
export const { move: moveApproval } = recordMover<ApprovalState, ApprovalRow, ApprovalChanges>({
  lifecycle: approvalLifecycle,
  lock: lockApproval,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version }) => ({ state, version }),
  update: updateApproval,
  insertMove: insertApprovalMove,
});
