import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";

export const auditAccount = (ctx: Context, action: string, reference: string) =>
  recordAudit(ctx, { action, subject: { kind: "booking", id: reference }, reason: "", details: {} });
