import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeLegalTexts } from "./describe-legal-texts.ts";

export async function listLegalTexts(ctx: Context) {
  return accept(await describeLegalTexts(ctx));
}
