import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { needsReason } from "#domain/shift/shift-rules.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { shiftsContract } from "../contract.ts";
import { moveShift, shiftMover } from "./move-shift.ts";

/** Our team has counted the cash. Its payments count as handed in; a shortfall stays with the shift. */
export async function confirmShift(ctx: Context, input: ParsedOf<typeof shiftsContract.confirmShift>) {
  const result = await shiftMover.lock(ctx, { id: input.shift_id, version: input.version });
  if (!result.ok) return result;
  const { expectedCents, handedCents } = result.value;
  const differs = needsReason(expectedCents ?? 0, input.counted_cents) || input.counted_cents !== handedCents;
  if (differs && input.note === "") return refuse("note_missing");

  const moved = await moveShift(ctx, {
    id: input.shift_id,
    to: "confirmed",
    reason: input.note,
    changes: {
      countedCents: input.counted_cents,
      countedBy: personAsking(ctx.actor),
      countedAt: ctx.now,
      countNote: input.note,
    },
  });
  if (!moved.ok) return moved;

  const { id, driverId, paymentIds, version } = moved.value;
  await ctx.emit({ type: "shift.confirmed", shiftId: id, driverId, paymentIds });
  return accept({ version });
}
