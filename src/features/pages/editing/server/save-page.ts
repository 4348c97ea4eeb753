import { readBlocks } from "#domain/page/read-blocks.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { checkPage } from "../../server/check-page.ts";
import { pageMarks } from "../../server/page-marks.ts";
import { parseJson } from "../../server/parse-json.ts";
import type { pageEditingContract } from "../contract.ts";
import { keepDraft, lockEdited } from "./edit-page.ts";

/** Typing saves by itself, so nothing but the draft changes; visitors notice nothing. */
export async function savePage(ctx: Context, input: ParsedOf<typeof pageEditingContract.savePage>) {
  const blocks = readBlocks(parseJson(input.blocks));
  if (!blocks.ok) return blocks;
  const before = await lockEdited(ctx, input);
  if (!before.ok) return before;
  const draft = { meta: input.meta, blocks: blocks.value };
  const saved = await keepDraft(ctx, before.value, draft);
  const problems = await checkPage(ctx, { ...draft, path: saved.path }, await pageMarks(ctx));
  return accept({ version: saved.version, problems });
}
