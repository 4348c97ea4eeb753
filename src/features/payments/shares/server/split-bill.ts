import { splitLimits, splitTimes, spread } from "#domain/payment/bill-shares.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { endAttempts, untouched } from "../../server/end-attempts.ts";
import { findSplit } from "../../server/split-views.ts";
import { lockPaymentsOf, type PaymentRow } from "../../server/store.ts";
import { findSettings } from "../../server/views.ts";
import type { sharesContract } from "../contract.ts";
import { describeBill } from "./describe-bill.ts";
import { insertSplit } from "./store.ts";

type Split = typeof sharesContract.splitBill;

/** Splits the amount due between the booker and others. Each share has its own link. */
export async function splitBill(
  ctx: Context,
  input: ParsedOf<Split>,
): Promise<Result<OutputOf<Split>, RefusalOf<Split>>> {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const booking = opened.value;
  const attempts = await lockPaymentsOf(ctx.db, booking.id);
  const settings = await findSettings(ctx.db);
  const { phase, all } = standingOf(booking, attempts, ctx.now);
  if (phase !== "payable" || owesFeeOnly(booking)) return refuse("not_payable");
  const busy = busyWith(attempts);
  if (busy) return refuse(busy);
  const before = await findSplit(ctx.db, booking.id);
  if (before?.split.endedAt === null) return refuse("split_already");
  const times = splitTimes(booking, settings.policies, ctx.now);
  const hasGateway = settings.paymentWays.online && ctx.outside.gateway !== undefined;
  if (typeof times === "string" || !hasGateway) return refuse("cant_split");
  const portions = [input.own_portions, ...input.others.map((other) => other.portions)];
  if (Math.min(...spread(all, portions)) < splitLimits.leastShareCents) return refuse("too_small");

  // Ends an earlier attempt, as choosing another payment method does.
  await endAttempts(ctx, attempts, { states: untouched, to: "cancelled", reason: "the bill was split" });
  const id = ctx.newId();
  const people = [
    { name: booking.firstName.slice(0, 60), email: booking.email, isBooker: true },
    ...input.others.map(({ name, email }) => ({ name, email, isBooker: false })),
  ];
  await insertSplit(
    ctx.db,
    { id, bookingId: booking.id, payUntil: times.payUntil, createdAt: ctx.now },
    people.map((one, at) => ({ ...one, id: ctx.newId(), splitId: id, position: at + 1, portions: portions[at] ?? 1 })),
  );
  await ctx.emit({
    type: "bill.split",
    reference: booking.reference,
    splitId: id,
    holdUntil: times.holdUntil?.toISOString() ?? null,
  });
  return accept(await describeBill(ctx, booking.id));
}

function busyWith(attempts: readonly PaymentRow[]) {
  const states = attempts.map(({ state }) => state);
  if (states.includes("processing") || states.includes("proof_submitted")) return "being_processed" as const;
  return states.includes("due_on_trip") || states.includes("authorised") ? ("agreed_otherwise" as const) : undefined;
}
