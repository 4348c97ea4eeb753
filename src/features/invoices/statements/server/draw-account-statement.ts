import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { drawStatement } from "./draw-statement.ts";
import { gatherAccount, type Period } from "./gather-account.ts";
import type { Account } from "./views.ts";

export async function drawAccountStatement(ctx: Context, account: Account, period: Period) {
  const gathered = await gatherAccount(ctx, account, period);
  if (!gathered) return refuse("not_found");
  const file = await drawStatement(ctx, gathered);
  return accept({ ...file, content: file.content.toString("base64") });
}
