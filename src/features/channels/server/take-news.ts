import { optOutIn } from "#domain/channel/opt-out.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import type { Context } from "#platform/context.ts";
import { noteReceipt } from "#platform/texts/note-receipt.ts";
import type { InboundText, ProviderNews } from "./gateways/provider-news.ts";
import { clearOptOut, insertNotification, setOptOut } from "./store.ts";

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

/** An incoming text, once, into the inbox. STOP ends marketing and nothing else, and is confirmed once. */
async function takeText(ctx: Context, { name = "", ...text }: InboundText): Promise<void> {
  const taken = await ctx.inbox.take(ctx, { ...text, from: text.from.slice(0, 40), name });
  if (taken === "repeated") return;
  const choice = optOutIn(text.text);
  const phoneKey = phoneDigits(text.from);
  if (choice === "start") await clearOptOut(ctx.db, phoneKey);
  if (choice !== "stop" || !(await setOptOut(ctx.db, phoneKey, ctx.now))) return;
  await ctx.emit({ type: "phone.opted_out", phone: text.from });
  await ctx.text({
    key: `opt-out:${text.provider}:${text.providerId}`,
    channel: text.channel,
    text: { event: "opt_out_confirmed", phone: text.from, facts: {} },
  });
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
