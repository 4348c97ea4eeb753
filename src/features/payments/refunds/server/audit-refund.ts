import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { RefundRow } from "./store.ts";

export const auditRefund = (ctx: Context, action: string, { id, amountCents }: RefundRow, reason: string) =>
  recordAudit(ctx, { action, subject: { kind: "refund", id }, reason, details: { amount_cents: amountCents } });
