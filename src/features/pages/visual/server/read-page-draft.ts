import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { checkPage } from "../../server/check-page.ts";
import { pageMarks } from "../../server/page-marks.ts";
import { findDraft } from "../../server/sitting-views.ts";
import type { visualContract } from "../contract.ts";

export async function readPageDraft(ctx: Context, { id, sitting }: ParsedOf<typeof visualContract.readPageDraft>) {
  const found = await findDraft(ctx.db, id, sitting);
  if (!found) return refuse("not_found");
  const { version, meta, blocks } = found.page;
  const problems = await checkPage(ctx, found.page, await pageMarks(ctx));
  return accept({ version, meta, blocks, problems, own_key: found.savedKey });
}
