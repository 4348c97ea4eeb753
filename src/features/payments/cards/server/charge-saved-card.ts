import { chargeRequests } from "#domain/payment/card-consent.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { busyWith, standingOf } from "../../server/describe-payment.ts";
import { startAttempt } from "../../server/start-attempt.ts";
import { lockPaymentsOf } from "../../server/store.ts";
import { findBookingById, findBookingMoney } from "../../server/views.ts";
import type { cardsContract } from "../contract.ts";
import { findOpenCards } from "./find-open-cards.ts";

/** Our team charges a customer’s saved card, as the customer asked. It pays like the customer’s own payment by it. */
export async function chargeSavedCard(ctx: Context, input: ParsedOf<typeof cardsContract.chargeSavedCard>) {
  const found = await findBookingMoney(ctx.db, input.reference);
  if (!found) return refuse("not_found");
  const attempts = await lockPaymentsOf(ctx.db, found.id);
  // A second click, or a colleague at the same moment: the charge that is on its way is the answer.
  const onItsWay = attempts.find(({ state, cardId }) => state === "processing" && cardId === input.card_id);
  if (onItsWay) return accept({ payment_id: onItsWay.id });

  const booking = await findBookingById(ctx.db, found.id);
  const { phase, now, all } = standingOf(booking, attempts, ctx.now);
  const amountCents = input.pays_all ? all : now;
  if (phase !== "payable") return refuse("not_payable");
  const busy = busyWith(attempts, ctx.now);
  if (busy) return refuse(busy);
  if (amountCents !== input.expected_cents || amountCents === 0)
    return refuse("amount_changed", { due_cents: amountCents });
  const card = (await findOpenCards(ctx, booking.id)).find(({ id }) => id === input.card_id);
  if (!card) return refuse("card_gone");

  const asked = `the customer asked our team ${chargeRequests[input.asked_by].toLowerCase()}`;
  const payment = await startAttempt(
    ctx,
    {
      pays: { bookingId: booking.id },
      method: "online",
      amountCents,
      gateway: ctx.outside.gateway,
      bookingReference: booking.reference,
      cardId: card.id,
      reason: asked,
    },
    attempts,
  );
  await recordAudit(ctx, {
    action: "card.charged",
    subject: { kind: "booking", id: booking.reference },
    reason: input.note,
    details: { payment_id: payment.id, card_id: card.id, amount_cents: amountCents, asked_by: input.asked_by },
  });
  return accept({ payment_id: payment.id });
}
