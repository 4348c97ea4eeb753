import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { drawStatement } from "./draw-statement.ts";
import { gatherAccount, type Period } from "./gather-account.ts";
import type { Account } from "./views.ts";
import { writeStatement } from "./write-statement.ts";

type Criteria = Period & { readonly format: "pdf" | "csv" };

/** The statement of an account as a file: to send on, or for a spreadsheet. */
export async function drawAccountStatement(ctx: Context, account: Account, criteria: Criteria) {
  const gathered = await gatherAccount(ctx, account, criteria);
  if (!gathered) return refuse("not_found");
  const file = criteria.format === "csv" ? writeStatement(gathered) : await drawStatement(ctx, gathered);
  return accept({ ...file, content: file.content.toString("base64") });
}
