import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeStatement } from "./describe-statement.ts";
import { openOwnStatement } from "./open-own-statement.ts";

export async function myPartnerStatement(ctx: Context, { statement_id }: { statement_id: string }) {
  const opened = await openOwnStatement(ctx, statement_id);
  return opened.ok ? accept(await describeStatement(ctx, opened.value)) : opened;
}
