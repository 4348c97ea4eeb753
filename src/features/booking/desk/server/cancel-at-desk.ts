import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { cancelSeen } from "../../server/cancel-seen.ts";
import { doneWith } from "../../server/lock-current.ts";
import type { bookingDeskContract } from "../contract.ts";

/** Cancels with any reason; the booking's own policy decides the fee. */
export async function cancelAtDesk(ctx: Context, input: ParsedOf<typeof bookingDeskContract.cancelAtDesk>) {
  const cancelled = await cancelSeen(ctx, input, { ...input, note: input.note });
  if (!cancelled.ok) return cancelled;
  const { row, fee, refund } = cancelled.value;
  return accept({ ...doneWith(row), fee_cents: fee, refund_cents: refund });
}
