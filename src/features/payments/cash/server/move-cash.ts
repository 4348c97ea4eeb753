import { cents, formatMoney } from "#domain/money/money.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { movePayment } from "../../server/move-payment.ts";
import { receivePayment } from "../../server/receive-payment.ts";
import { lockPayment, type PaymentRow } from "../../server/store.ts";
import type { cashContract } from "../contract.ts";

type Move = typeof cashContract.moveCash;

/** Cash on its way from the customer to the safe. What the driver took is what counts as paid. */
export async function moveCash(ctx: Context, asked: ParsedOf<Move>): Promise<Result<OutputOf<Move>, RefusalOf<Move>>> {
  const before = await lockPayment(ctx.db, asked.payment_id);
  if (before?.method !== "cash") return refuse("not_found");
  const move = { id: before.id, version: asked.version, to: asked.to, reason: reasonOf(before, asked) };
  const moved =
    asked.to === "collected"
      ? await receivePayment(ctx, { ...move, changes: { amountCents: asked.amount_cents ?? before.amountCents } })
      : await movePayment(ctx, move);
  if (!moved.ok) return moved;
  await recordAudit(ctx, {
    action: `cash.${asked.to}`,
    subject: { kind: "payment", id: before.id },
    reason: asked.note,
    details: { due_cents: before.amountCents, amount_cents: moved.value.amountCents },
  });
  return accept({ state: moved.value.state, version: moved.value.version });
}

function reasonOf({ amountCents }: PaymentRow, { to, amount_cents = amountCents, note }: ParsedOf<Move>): string {
  const difference = to === "collected" ? amount_cents - amountCents : 0;
  const words = difference === 0 ? "" : `${formatMoney(cents(difference))} against what was due`;
  return [words, note].filter((text) => text !== "").join(": ");
}
