import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { commissionMover } from "../../commissions/server/move-commission.ts";
import type { payoutsContract } from "../contract.ts";
import { movePayout } from "./move-payout.ts";
import { lockLinesOf } from "./store.ts";

/** The bank has paid it: every line of its statements is paid, once. */
export async function markPayoutPaid(ctx: Context, asked: ParsedOf<typeof payoutsContract.markPayoutPaid>) {
  if (asked.paid_on > localDateOf(ctx.now)) return refuse("in_future");
  const moved = await movePayout(ctx, {
    id: asked.payout_id,
    version: asked.version,
    to: "paid",
    reason: asked.payment_note,
    changes: {
      paidBy: personAsking(ctx.actor),
      paidOn: localDate(asked.paid_on),
      paymentNote: asked.payment_note,
    },
  });
  if (!moved.ok) return moved;
  for (const { id } of await lockLinesOf(ctx.db, asked.payout_id))
    await commissionMover.move(ctx, { id, to: "paid", reason: moved.value.reference });
  await ctx.emit({ type: "partner.payout_paid", payoutId: asked.payout_id });
  return accept({ version: moved.value.version, state: moved.value.state });
}
