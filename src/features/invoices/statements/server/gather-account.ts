import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceStatementContract as contract } from "../contract.ts";
import { gatherStatement } from "./gather-statement.ts";
import type { Account } from "./views.ts";

export type StatementInput = ParsedOf<typeof contract.accountStatement>;

export type Period = { from: string; until: string };

export const gatherAccount = (ctx: Context, account: Account, { from, until }: Period) =>
  gatherStatement(ctx, account, { from: localDate(from), until: localDate(until) });

export function accountFrom(key: string): Account {
  const value = key.slice(key.indexOf(":") + 1);
  return key.startsWith("organisation:") ? { organisationId: value } : { email: value };
}
