import type { Context } from "#platform/context.ts";
import { answerFile } from "../../documents/server/answer-file.ts";
import { drawDocument } from "../../documents/server/draw-document.ts";

/** Our team’s own, drafts too. */
export async function downloadInvoice(ctx: Context, { id }: { id: string }) {
  return answerFile(await drawDocument(ctx, id));
}
