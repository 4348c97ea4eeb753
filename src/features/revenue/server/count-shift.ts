import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteShifts } from "./figure-store.ts";

/** Our team has counted the cash of a shift: its hours and kilometres stand. */
export async function countShift(ctx: Context, { shiftId }: EventOf<"shift.confirmed">): Promise<void> {
  await rewriteShifts(ctx.db, [shiftId]);
}
