import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteShifts } from "./figure-store.ts";

/** Our team has counted a shift’s cash, so its hours and kilometres are final. */
export async function countShift(ctx: Context, { shiftId }: EventOf<"shift.confirmed">): Promise<void> {
  await rewriteShifts(ctx.db, [shiftId]);
}
