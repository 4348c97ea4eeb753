import { bind } from "#platform/bind.ts";
import { approvalsContract } from "../contract.ts";
import { approvalsWaiting } from "./approvals-waiting.ts";
import { decideApproval } from "./decide-approval.ts";
import { readApproval } from "./read-approval.ts";

export const approvalsApi = bind(approvalsContract, { approvalsWaiting, readApproval, decideApproval });
