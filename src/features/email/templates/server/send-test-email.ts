import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { withDraftWords } from "#platform/mail/email-words.ts";
import { findColleague } from "../../server/views.ts";
import type { templatesContract } from "../contract.ts";
import { draftOf, drawTemplate } from "./emails/draw-template.tsx";
import { findKind } from "./template-kinds.ts";

/** To the one who asks, whatever the booking: no customer gets a test. */
export async function sendTestEmail(ctx: Context, input: ParsedOf<typeof templatesContract.sendTestEmail>) {
  const kind = findKind(input.kind);
  if (!kind) return refuse("not_found");
  const colleague = ctx.actor.kind === "person" ? await findColleague(ctx.db, ctx.actor.userId) : undefined;
  if (!colleague?.email) return refuse("no_address");

  const { subject, content } = await drawTemplate(ctx, kind, input.texts, input.reference);

  await withDraftWords(draftOf(kind, input.texts), () =>
    ctx.mail({
      key: `test:${ctx.newId()}`,
      template: `test-${input.kind}`,
      to: colleague.email,
      subject: `[Test] ${subject}`,
      content,
    }),
  );
  return accept({ to: colleague.email });
}
