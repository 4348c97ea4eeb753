import { readBlocks } from "#domain/page/read-blocks.ts";
import { accept, type Refused, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { checkPage } from "../../server/check-page.ts";
import { pageMarks } from "../../server/page-marks.ts";
import { parseJson } from "../../server/parse-json.ts";
import { keepSitting } from "../../server/sitting-store.ts";
import { findSavedKey } from "../../server/sitting-views.ts";
import type { pageEditingContract } from "../contract.ts";
import { keepDraft, lockEdited } from "./edit-page.ts";

type Sent = ParsedOf<typeof pageEditingContract.savePage>;

/** Typing saves by itself, so nothing but the draft changes; visitors notice nothing. */
export async function savePage(ctx: Context, input: Sent) {
  const blocks = readBlocks(parseJson(input.blocks));
  if (!blocks.ok) return blocks;
  const before = await lockEdited(ctx, input);
  if (!before.ok) return withOwnKey(ctx, input, before);
  const draft = { meta: input.meta, blocks: blocks.value };
  const saved = await keepDraft(ctx, before.value, draft);
  if (input.sitting) await keepSitting(ctx, { id: input.id, sitting: input.sitting.id, savedKey: input.sitting.key });
  const problems = await checkPage(ctx, { ...draft, path: saved.path, kind: saved.kind }, await pageMarks(ctx));
  return accept({ version: saved.version, problems });
}

/** An editor whose last answer was lost reads whether that save was kept. */
async function withOwnKey<R extends string>(ctx: Context, { id, sitting }: Sent, refused: Refused<R>) {
  if (!sitting || !refused.details) return refused;
  const own_key = await findSavedKey(ctx.db, id, sitting.id);
  return refuse(refused.reason, { ...refused.details, own_key });
}
