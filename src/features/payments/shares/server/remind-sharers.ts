import { onlyNeededBefore } from "#domain/message/scheduled-messages.ts";
import type { Context } from "#platform/context.ts";
import { findBookingById } from "../../server/views.ts";
import { readSplit } from "./read-split.ts";
import { sendLink } from "./send-share-links.ts";
import { noteReminder } from "./store.ts";
import { findSplitsToRemind } from "./views.ts";

/** Runs on a schedule: after half of the time, reminds people with an unpaid share and an address, once each. */
export async function remindSharers(ctx: Context): Promise<void> {
  for (const { bookingId } of await findSplitsToRemind(ctx.db, ctx.now, onlyNeededBefore("remind-sharers", ctx.now))) {
    const { reference } = await findBookingById(ctx.db, bookingId);
    const bill = await readSplit(ctx, reference);
    if (!bill) continue;
    const isPayable = bill.split.is_open && bill.phase === "payable";
    for (const share of bill.split.shares) {
      if (share.email === "") continue;
      if (isPayable && share.state === "open") await sendLink(ctx, bill, share, "reminded");
      await noteReminder(ctx.db, share.id, ctx.now);
    }
  }
}
