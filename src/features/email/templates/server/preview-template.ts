import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { drawEmail } from "#platform/mail/draw-email.ts";
import { withDraftWords } from "#platform/mail/email-words.ts";
import { plainText } from "#platform/mail/mailer.ts";
import type { templatesContract } from "../contract.ts";
import { draftOf, drawTemplate } from "./emails/draw-template.tsx";
import { findKind } from "./template-kinds.ts";

/** Shows what a reader would get. Nothing is written or sent. */
export async function previewTemplate(ctx: Context, input: ParsedOf<typeof templatesContract.previewTemplate>) {
  const kind = findKind(input.kind);
  if (!kind) return refuse("not_found");
  const { subject, content, body, drawnFor } = await drawTemplate(ctx, kind, input.texts, input.reference);
  if (body !== null) return accept({ subject, html: "", text: body, drawn_for: drawnFor });
  const html = await withDraftWords(draftOf(kind, input.texts), () => drawEmail(ctx.db, content));
  return accept({ subject, html, text: plainText(html), drawn_for: drawnFor });
}
