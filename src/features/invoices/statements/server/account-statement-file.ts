import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceStatementContract } from "../contract.ts";
import { drawAccountStatement } from "./draw-account-statement.ts";
import { accountFrom } from "./gather-account.ts";

export const accountStatementFile = (
  ctx: Context,
  input: ParsedOf<typeof invoiceStatementContract.accountStatementFile>,
) => drawAccountStatement(ctx, accountFrom(input.account), input);
