import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { commissionMover } from "../../server/move-commission.ts";
import type { payoutsContract } from "../contract.ts";
import { movePayout } from "./move-payout.ts";
import { lockLinesOf } from "./store.ts";

/** The bank has paid it: marks every line of its statements as paid, once. */
export async function markPayoutPaid(ctx: Context, input: ParsedOf<typeof payoutsContract.markPayoutPaid>) {
  if (input.paid_on > localDateOf(ctx.now)) return refuse("in_future");
  const moved = await movePayout(ctx, {
    id: input.payout_id,
    version: input.version,
    to: "paid",
    reason: input.payment_note,
    changes: {
      paidBy: personAsking(ctx.actor),
      paidOn: localDate(input.paid_on),
      paymentNote: input.payment_note,
    },
  });
  if (!moved.ok) return moved;
  for (const { id } of await lockLinesOf(ctx.db, input.payout_id))
    await commissionMover.move(ctx, { id, to: "paid", reason: moved.value.reference });
  await ctx.emit({ type: "partner.payout_paid", payoutId: input.payout_id });
  return accept({ version: moved.value.version, state: moved.value.state });
}
