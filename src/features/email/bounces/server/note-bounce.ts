import type { EventOf } from "#domain/events.ts";
import { kindOf } from "#domain/mail/returned-mail.ts";
import type { Context } from "#platform/context.ts";
import { noteMailNotice } from "./note-mail-notice.ts";

/** An email came back by mail. Of one email each address counts once; a notice that names none of ours counts once a day. */
export const noteBounce = (ctx: Context, event: EventOf<"email.bounced">): Promise<void> => {
  const { address, status, reason: detail, messageId } = event;
  const of = messageId ?? ctx.now.toISOString().slice(0, 10);
  return noteMailNotice(ctx, { address, status, detail, kind: kindOf(status), sourceId: `returned:${of}:${address}` });
};
