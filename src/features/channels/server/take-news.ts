import { optOutIn } from "#domain/channel/opt-out.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import type { Context } from "#platform/context.ts";
import { noteReceipt } from "#platform/texts/note-receipt.ts";
import type { InboundText, ProviderNews } from "./gateways/provider-news.ts";
import { clearOptOut, insertInbound, insertNotification, setOptOut } from "./store.ts";

/** Writes down all that one call of a provider says, in one transaction: repeated, it changes nothing more. */
export async function takeNews(ctx: Context, provider: string, { receipts, texts }: ProviderNews): Promise<void> {
  let unmatched = 0;
  for (const receipt of receipts) {
    const { verdict } = await noteReceipt(ctx.db, receipt, ctx.now);
    if (verdict === "unmatched") unmatched++;
  }
  if (unmatched > 0)
    await insertNotification(ctx.db, {
      id: ctx.newId(),
      provider,
      receivedAt: ctx.now,
      verdict: "unmatched",
      kind: "receipt",
      reason: unmatched === 1 ? "A receipt for no message of ours." : `${unmatched} receipts for no message of ours.`,
    });
  for (const text of texts) await takeText(ctx, text);
}

/** What someone wrote, once. STOP ends marketing and nothing else. */
async function takeText(ctx: Context, { from, at, text, ...inbound }: InboundText): Promise<void> {
  const words = text.replaceAll("\0", "").slice(0, 4000);
  const row = { ...inbound, id: ctx.newId(), sender: from.slice(0, 40), text: words, receivedAt: at };
  if (!(await insertInbound(ctx.db, row))) return;
  const choice = optOutIn(words);
  if (choice === "stop") await setOptOut(ctx.db, phoneDigits(from), ctx.now);
  if (choice === "start") await clearOptOut(ctx.db, phoneDigits(from));
}

type Refused = { readonly provider: string; readonly kind: string; readonly ip: string };

const reasons: Readonly<Record<string, string>> = {
  forged: "It was not signed by the provider. Nothing was changed.",
  unreadable: "It was the provider’s, and we could not read it.",
};

/** A call that changed nothing is seen all the same. */
export async function noteRefused(ctx: Context, { provider, kind, ip }: Refused): Promise<void> {
  ctx.log.warn({ provider, kind }, "a call of a message provider was refused");
  const reason = reasons[kind] ?? "It was larger than any provider sends, or cut short.";
  await insertNotification(ctx.db, {
    id: ctx.newId(),
    provider,
    receivedAt: ctx.now,
    verdict: "refused",
    kind,
    reason,
    ip,
  });
}
