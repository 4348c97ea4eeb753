import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { BankLineRow } from "./store.ts";

export const auditBankLine = (ctx: Context, action: string, { id }: BankLineRow, details: Record<string, unknown>) =>
  recordAudit(ctx, { action, subject: { kind: "bank_line", id }, reason: "", details });
