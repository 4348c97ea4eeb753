import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeStatement } from "./describe-statement.ts";
import { accountFrom, gatherAccount, type StatementInput } from "./gather-account.ts";

export async function accountStatement(ctx: Context, wanted: StatementInput) {
  const gathered = await gatherAccount(ctx, accountFrom(wanted.account), wanted);
  return gathered ? accept(describeStatement(wanted.account, gathered)) : refuse("not_found");
}
