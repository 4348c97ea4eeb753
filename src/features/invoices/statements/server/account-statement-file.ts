import type { Context } from "#platform/context.ts";
import { drawAccountStatement } from "./draw-account-statement.ts";
import { accountFrom, type StatementInput } from "./gather-account.ts";

export const accountStatementFile = (ctx: Context, wanted: StatementInput) =>
  drawAccountStatement(ctx, accountFrom(wanted.account), wanted);
