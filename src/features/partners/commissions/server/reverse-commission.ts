import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { commissionMover } from "../../server/move-commission.ts";
import type { commissionsContract } from "../contract.ts";

/** Withdraws the commission of a booking. */
export async function reverseCommission(ctx: Context, input: ParsedOf<typeof commissionsContract.reverseCommission>) {
  const moved = await commissionMover.move(ctx, { ...input, to: "reversed" });
  if (!moved.ok) return moved;
  const { state, version, amountCents, bookingId } = moved.value.after;
  await recordAudit(ctx, {
    action: "commission.reversed",
    subject: { kind: "commission", id: input.id },
    reason: input.reason,
    details: { amount_cents: amountCents },
  });
  await ctx.emit({ type: "partner.commission_changed", bookingId });
  return accept({ state, version });
}
