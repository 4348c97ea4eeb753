import * as z from "zod/mini";
import type { GatewayAccount } from "./payfast.ts";
import { ask } from "./payfast-refunds.ts";

export type CardCharge = {
  readonly token: string;
  readonly amountCents: number;
  readonly paymentId: string;
  readonly item: string;
  readonly now: Date;
};

/** Accepted: a notification about the payment follows. Only that is money. */
export type CardOutcome = { readonly isAccepted: true } | { readonly isAccepted: false; readonly why: string };

const answered = z.object({
  data: z.optional(z.object({ response: z.optional(z.unknown()), message: z.optional(z.string()) })),
});

/** Charges a card by its token. Throws if the gateway is unreachable: then no one knows, and no one may ask again. */
export async function chargeCard(account: GatewayAccount, charge: CardCharge): Promise<CardOutcome> {
  const body = {
    amount: String(charge.amountCents),
    item_name: charge.item.slice(0, 100),
    m_payment_id: charge.paymentId,
  };
  const answer = await ask(account, charge.now, { path: `subscriptions/${charge.token}/adhoc`, body });
  const { data } = answered.safeParse(await answer.json().catch(() => ({}))).data ?? {};
  if (answer.ok && data?.response === true) return { isAccepted: true };
  return { isAccepted: false, why: data?.message ?? `The gateway said ${answer.status}.` };
}

/** The gateway forgets the card. It is no error where it has done so before. */
export async function cancelCard(account: GatewayAccount, { token, now }: { token: string; now: Date }): Promise<void> {
  await ask(account, now, { path: `subscriptions/${token}/cancel`, method: "PUT" });
}
