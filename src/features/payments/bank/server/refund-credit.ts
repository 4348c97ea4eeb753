import { refundRefusal } from "#domain/account/refund-limit.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { movePayment } from "../../server/move-payment.ts";
import { sumTogether } from "../../server/refund-views.ts";
import type { creditContract } from "../credit-contract.ts";
import { lockCredit } from "./lock-credit.ts";
import { insertCreditRefund } from "./store.ts";
import { refundOf } from "./weigh-credit-refund.ts";

type Refund = typeof creditContract.refundCredit;

/** Records that credit was refunded by bank transfer. A large refund needs a second person. */
export async function refundCredit(
  ctx: Context,
  { payment_id, amount_cents, reason }: ParsedOf<Refund>,
): Promise<Result<OutputOf<Refund>, RefusalOf<Refund>>> {
  const locked = await lockCredit(ctx, payment_id);
  if (!locked) return refuse("not_found");
  const { payment, allocation, leftCents } = locked.credit;
  if (amount_cents > leftCents) return refuse("more_than_left", { left_cents: leftCents });
  const refusal = refundRefusal({
    ...refundOf(ctx, allocation, await sumTogether(ctx.db, { kind: "credit", id: payment.id }, ctx.now)),
    amountCents: amount_cents,
  });
  if (refusal) return refuse(refusal);
  const refundedCents = payment.refundedCents + amount_cents;
  const to = refundedCents === payment.amountCents ? "refunded" : "partially_refunded";
  const moved = await movePayment(ctx, { id: payment.id, to, reason, changes: { refundedCents } });
  if (!moved.ok) return refuse("not_found");
  await insertCreditRefund(ctx.db, {
    id: ctx.newId(),
    paymentId: payment.id,
    amountCents: amount_cents,
    refundedOn: localDateOf(ctx.now),
    recordedBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: "credit.refunded",
    subject: { kind: "payment", id: payment.id },
    reason,
    details: { amount_cents },
  });
  return accept({ left_cents: leftCents - amount_cents });
}
