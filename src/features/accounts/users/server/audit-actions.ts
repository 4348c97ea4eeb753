import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findAuditActions } from "../../server/audit-views.ts";

/** The names of all actions in the audit, for its filter. */
export const auditActions = async (ctx: Context) => accept({ actions: await findAuditActions(ctx.db) });
