import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeStatement } from "./describe-statement.ts";
import { accountFrom, gatherAccount, type StatementInput } from "./gather-account.ts";

export async function accountStatement(ctx: Context, input: StatementInput) {
  const gathered = await gatherAccount(ctx, accountFrom(input.account), input);
  return gathered ? accept(describeStatement(input.account, gathered)) : refuse("not_found");
}
