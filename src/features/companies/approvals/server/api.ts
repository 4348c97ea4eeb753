import { bind } from "#platform/bind.ts";
import { approvalsContract } from "../contract.ts";
import { decideApproval } from "./decide-approval.ts";
import { readApproval } from "./read-approval.ts";

export const approvalsApi = bind(approvalsContract, { readApproval, decideApproval });
