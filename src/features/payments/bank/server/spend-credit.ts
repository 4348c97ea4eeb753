import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { findOpenInvoice } from "../../server/invoice-views.ts";
import { movePayment } from "../../server/move-payment.ts";
import { updatePayment } from "../../server/store.ts";
import type { creditContract } from "../credit-contract.ts";
import { allocatePart } from "./allocate-part.ts";
import { type CreditRow, isOfCustomer } from "./credit-views.ts";
import { lockCredit } from "./lock-credit.ts";
import { deleteAllocation, updateAllocation } from "./store.ts";
import { findOpenOf } from "./target-views.ts";

type Spend = typeof creditContract.spendCredit;

/**
 * Pays with credit. The allocated credit becomes an allocated payment, so the line’s total stays the same and
 * no cent counts twice.
 */
export async function spendCredit(
  ctx: Context,
  { payment_id, kind, key, amount_cents }: ParsedOf<Spend>,
): Promise<Result<OutputOf<Spend>, RefusalOf<Spend>>> {
  const locked = await lockCredit(ctx, payment_id);
  if (!locked) return refuse("not_found");
  const { credit, line } = locked;
  const left = credit.leftCents - amount_cents;
  if (left < 0) return refuse("more_than_left", { left_cents: credit.leftCents });
  if (!(await isOfCustomer(ctx.db, { kind, key }, credit))) return refuse("someone_elses");
  const open = await findOpen(ctx, { kind, key });
  if (open === undefined) return refuse("target_gone");
  if (amount_cents > open) return refuse("more_than_open", { open_cents: open });

  await takeFrom(ctx, credit, { amountCents: amount_cents, reason: `used for ${key}` });
  const part = { kind, key, amount_cents };
  const paid = await allocatePart(ctx, { line, part, by: nameOfActor(ctx.actor) });
  if (!paid.ok) return refuse(paid.reason === "target_gone" ? "target_gone" : "not_payable");
  await recordAudit(ctx, {
    action: "credit.used",
    subject: { kind: "payment", id: payment_id },
    details: { for: key, amount_cents },
  });
  return accept({ left_cents: left });
}

type Target = Pick<ParsedOf<Spend>, "kind" | "key">;

async function findOpen(ctx: Context, { kind, key }: Target): Promise<number | undefined> {
  if (kind === "invoice") return (await findOpenInvoice(ctx.db, key))?.openCents;
  return findOpenOf(ctx.db, key);
}

type Taken = { readonly amountCents: number; readonly reason: string };

/** The credit and its allocation shrink together; once used up, both are deleted. */
async function takeFrom(ctx: Context, { payment, allocation }: CreditRow, { amountCents, reason }: Taken) {
  const rest = payment.amountCents - amountCents;
  if (rest === 0) {
    await deleteAllocation(ctx.db, allocation.id);
    const ended = await movePayment(ctx, { id: payment.id, to: "cancelled", reason, changes: { paidAt: null } });
    if (!ended.ok) throw new Error(`Credit ${payment.id} could not be used up: ${ended.reason}.`);
    return;
  }
  await updateAllocation(ctx.db, allocation.id, rest);
  await updatePayment(ctx.db, payment.id, { amountCents: rest, updatedAt: ctx.now });
  // The rest was already refunded, so nothing is left.
  if (rest === payment.refundedCents) await movePayment(ctx, { id: payment.id, to: "refunded", reason });
}
