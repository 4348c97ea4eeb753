import type { Context } from "#platform/context.ts";
import { findBookingById } from "../../server/views.ts";
import { readSplit } from "./read-split.ts";
import { sendSplitEnded } from "./send-split-ended.ts";
import { endSplit, lockOverdueSplits } from "./store.ts";

/** Runs on a schedule: after the deadline the booker owes the unpaid rest and is notified. */
export async function endSplits(ctx: Context): Promise<void> {
  for (const { id, bookingId } of await lockOverdueSplits(ctx.db, ctx.now)) {
    const { reference } = await findBookingById(ctx.db, bookingId);
    await endSplit(ctx.db, id, ctx.now);
    const bill = await readSplit(ctx, reference);
    if (bill?.splitId === id && bill.phase === "payable" && bill.openCents > 0) await sendSplitEnded(ctx, bill);
  }
}
