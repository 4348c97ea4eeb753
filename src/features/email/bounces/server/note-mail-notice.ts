import { addressKey, isSuppressing, type MailNotice, softReturnsDays } from "#domain/mail/returned-mail.ts";
import type { Context } from "#platform/context.ts";
import { insertNotice, suppressAddress } from "../../server/store.ts";
import { countSoftReturns } from "./views.ts";

type Noted = MailNotice & {
  /** The provider’s number of it, or the Message-ID of the returned email. */
  readonly sourceId: string;
};

/**
 * An email came back, or its reader called it spam: that address alone gets no more of what it must not get, and someone calls or finds out why.
 * The same notice again changes nothing.
 */
export async function noteMailNotice(
  ctx: Context,
  { sourceId, kind, status, detail, ...notice }: Noted,
): Promise<void> {
  const address = addressKey(notice.address);
  const isNew = await insertNotice(ctx.db, {
    id: ctx.newId(),
    sourceId: sourceId.slice(0, 400),
    address,
    kind,
    status,
    detail: detail.slice(0, 500),
    at: ctx.now,
  });
  if (!isNew) return;
  const soft = await countSoftReturns(ctx.db, address, new Date(ctx.now.getTime() - softReturnsDays * 86_400_000));
  if (!isSuppressing(kind, soft)) return;

  const said = [status, detail].filter(Boolean).join(" ").slice(0, 500);
  if (!(await suppressAddress(ctx.db, { address, reason: kind, detail: said, since: ctx.now }))) return;
  await ctx.emit({
    type: "task.wanted",
    kind: kind === "complaint" ? "answer_complaint" : "call_bounced",
    subjectKind: "email_address",
    subjectId: address,
    title:
      kind === "complaint"
        ? `${address} reported our email as spam: find out why`
        : `Email to ${address} doesn’t arrive: call`,
    dueAt: ctx.now.toISOString(),
  });
}
