import { cents, formatMoney } from "#domain/money/money.ts";
import { cashHolder } from "#domain/payment/cash-holder.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { UseCase } from "#platform/bind.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { movePayment } from "../../server/move-payment.ts";
import { receivePayment } from "../../server/receive-payment.ts";
import { lockPayment, type PaymentRow } from "../../server/store.ts";
import { type cashContract, cashStates, type ListedCash } from "../contract.ts";
import { describeCash } from "./describe-cash.ts";
import { findCashById } from "./views.ts";

type Move = typeof cashContract.moveCash;

/** Moves cash from the customer to the driver to the safe, as our team records it. */
export const moveCash: UseCase<typeof cashContract.moveCash> = async (ctx, request) =>
  refuseWithFresh(await move(ctx, request), "payment", () => readCash(ctx, request.payment_id));

async function move(ctx: Context, input: ParsedOf<Move>): Promise<Result<OutputOf<Move>, RefusalOf<Move>>> {
  if (input.to !== "collected") return carryCash(ctx, input, null);
  const drives = (await findCashById(ctx.db, input.payment_id))?.drives ?? [];
  const holder = input.driver_id
    ? drives.find(({ driverId }) => driverId === input.driver_id)
    : cashHolder(drives, ctx.now);
  if (input.driver_id && !holder) return refuse("other_driver");
  return carryCash(ctx, input, holder?.driverId ?? null);
}

type Step = Omit<ParsedOf<Move>, "driver_id">;
type Carried = Result<OutputOf<Move>, Exclude<RefusalOf<Move>, "other_driver">>;

/** The collected amount counts as paid, and the driver holds it until handed in. */
export async function carryCash(ctx: Context, step: Step, driverId: string | null): Promise<Carried> {
  const before = await lockPayment(ctx.db, step.payment_id);
  if (before?.method !== "cash") return refuse("not_found");
  const move = { id: before.id, version: step.version, to: step.to, reason: reasonOf(before, step) };
  const taken = { amountCents: step.amount_cents ?? before.amountCents, cashDriverId: driverId };
  const moved =
    step.to === "collected" ? await receivePayment(ctx, { ...move, changes: taken }) : await movePayment(ctx, move);
  if (!moved.ok) return moved;
  await recordAudit(ctx, {
    action: `cash.${step.to}`,
    subject: { kind: "payment", id: before.id },
    reason: step.note,
    details: { due_cents: before.amountCents, amount_cents: moved.value.amountCents },
  });
  return accept({ state: moved.value.state, version: moved.value.version });
}

function reasonOf({ amountCents }: PaymentRow, { to, amount_cents = amountCents, note }: Step): string {
  const difference = to === "collected" ? amount_cents - amountCents : 0;
  const words = difference === 0 ? "" : `${formatMoney(cents(difference))} against what was due`;
  return [words, note].filter((text) => text !== "").join(": ");
}

/** One cash payment as the list shows it; undefined once it is in the safe. */
export async function readCash(ctx: Context, id: string): Promise<ListedCash | undefined> {
  const cash = await findCashById(ctx.db, id);
  return cash && cashStates.some((state) => state === cash.payment.state) ? describeCash(cash, ctx.now) : undefined;
}
