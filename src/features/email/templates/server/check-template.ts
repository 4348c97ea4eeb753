import { accept, refuse } from "#domain/result.ts";
import { lintTexts } from "#domain/words/lint-words.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { templatesContract } from "../contract.ts";
import { findKind } from "./template-kinds.ts";

/** The faults that keep these texts from being saved, and points to think of before. */
export async function checkTemplate(
  _: Context,
  { kind: name, texts }: ParsedOf<typeof templatesContract.checkTemplate>,
) {
  const kind = findKind(name);
  if (!kind) return refuse("not_found");
  return accept({ findings: lintTexts(texts, kind.texts, { isForPhones: kind.channel === "phone" }) });
}
