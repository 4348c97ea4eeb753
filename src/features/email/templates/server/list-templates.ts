import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeTemplate } from "./describe-template.ts";
import { templateKinds } from "./template-kinds.ts";
import { findCurrentWords } from "./views.ts";

/** Every kind of message that this company sends, edited or not. */
export async function listTemplates(ctx: Context) {
  const saved = new Map((await findCurrentWords(ctx.db)).map((row) => [row.kind, row]));
  return accept({ templates: templateKinds().map((kind) => describeTemplate(kind, saved.get(kind.kind))) });
}
