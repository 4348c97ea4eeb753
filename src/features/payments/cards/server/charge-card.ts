import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import type { AskingReaction } from "#platform/jobs/events.ts";
import { claimCharge } from "../../server/card-store.ts";
import { findKeptCard } from "../../server/card-views.ts";
import type { CardOutcome } from "../../server/gateways/payfast-cards.ts";
import { movePayment } from "../../server/move-payment.ts";
import { openToken } from "../../server/seal-token.ts";
import { findPayment } from "../../server/views.ts";

type Wanted = EventOf<"card.charge_wanted">;
type Asked = CardOutcome | "asked_before" | "no_answer";

/**
 * Asks the gateway for a payment by a saved card: once. Its notification makes it money, as with every card. Where the
 * answer got lost no one asks again: the notification settles it, or our team after a look at the gateway’s page.
 */
export const chargeCard: AskingReaction<"card.charge_wanted"> = {
  async ask(ctx, { paymentId }) {
    const outcome = await askGateway(ctx, paymentId);
    return (inside, event) => note(inside, event, outcome);
  },
};

async function askGateway(ctx: Context, paymentId: string): Promise<Asked> {
  const payment = await findPayment(ctx.db, paymentId);
  const card = payment?.cardId ? await findKeptCard(ctx.db, payment.cardId) : undefined;
  const { gateway } = ctx.outside;
  if (payment && (!card || !gateway || gateway.provider !== card.provider))
    return { isAccepted: false, why: "The card is no longer saved." };
  if (!payment || !card || !gateway || !(await claimCharge(ctx.db, paymentId, ctx.now))) return "asked_before";
  return gateway
    .chargeCard({
      token: openToken(ctx, card.id, card.tokenCipher),
      amountCents: payment.amountCents,
      paymentId,
      item: `booking payment ${paymentId}`,
      now: ctx.now,
    })
    .catch((): Asked => "no_answer");
}

async function note(ctx: Context, { paymentId }: Wanted, outcome: Asked): Promise<void> {
  if (outcome === "asked_before") return;
  if (outcome === "no_answer") return tellTeam(ctx, paymentId);
  if (!outcome.isAccepted) await movePayment(ctx, { id: paymentId, to: "failed", by: "system", reason: outcome.why });
}

const tellTeam = (ctx: Context, paymentId: string): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: "card_unknown",
    subjectKind: "payment",
    subjectId: paymentId,
    title: "A payment by saved card got no answer: check it at the payment service before asking again",
    dueAt: ctx.now.toISOString(),
  });
