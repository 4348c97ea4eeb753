import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { needsReason } from "#domain/shift/shift-rules.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { shiftsContract } from "../contract.ts";
import { moveShift, shiftMover } from "./move-shift.ts";

/** Our team has counted the cash. Its payments are handed in with it; what is missing stays with the shift. */
export async function confirmShift(ctx: Context, asked: ParsedOf<typeof shiftsContract.confirmShift>) {
  const found = await shiftMover.lock(ctx, { id: asked.shift_id, version: asked.version });
  if (!found.ok) return found;
  const { expectedCents, handedCents } = found.value;
  const differs = needsReason(expectedCents ?? 0, asked.counted_cents) || asked.counted_cents !== handedCents;
  if (differs && asked.note === "") return refuse("note_missing");

  const moved = await moveShift(ctx, {
    id: asked.shift_id,
    to: "confirmed",
    reason: asked.note,
    changes: {
      countedCents: asked.counted_cents,
      countedBy: personAsking(ctx.actor),
      countedAt: ctx.now,
      countNote: asked.note,
    },
  });
  if (!moved.ok) return moved;

  const { id, driverId, paymentIds, version } = moved.value;
  await ctx.emit({ type: "shift.confirmed", shiftId: id, driverId, paymentIds });
  return accept({ version });
}
