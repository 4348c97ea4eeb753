import { bind } from "#platform/bind.ts";
import { activityLogContract } from "../contract.ts";
import { auditActions } from "./audit-actions.ts";
import { exploreAudit } from "./explore-audit.ts";

export const activityLogApi = bind(activityLogContract, { exploreAudit, auditActions });
