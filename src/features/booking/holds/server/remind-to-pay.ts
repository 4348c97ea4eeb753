import {
  abandonedForgottenHours,
  abandonedMinutes,
  holdLeftMinutes,
  isTransferDue,
  transferEarliestHours,
  transferForgottenHours,
} from "#domain/message/pay-reminders.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findBeingPaid } from "../../server/money-views.ts";
import { sendBookingUnpaid } from "./send-booking-unpaid.ts";
import { sendTransferReminder } from "./send-transfer-reminder.ts";
import { findAbandoned, findAwaitedTransfers } from "./views.ts";

/**
 * By the clock, once each: who has left a booking unpaid, while its vehicle is still held, and whose bank transfer has not
 * come. Both are about their own booking, so they need no consent; who has left the wizard before booking is not written to.
 */
export async function remindToPay(ctx: Context): Promise<void> {
  const { now } = ctx;
  const left = {
    after: addHours(now, -abandonedForgottenHours),
    before: addMinutes(now, -abandonedMinutes),
    heldUntil: addMinutes(now, holdLeftMinutes),
  };
  const abandoned = await findAbandoned(ctx.db, left);
  const ids = abandoned.map(({ id }) => id);
  const beingPaid = new Set(await findBeingPaid(ctx.db, ids, now));
  for (const { id, reference } of abandoned) if (!beingPaid.has(id)) await sendBookingUnpaid(ctx, reference);

  const chosen = { from: addHours(now, -transferForgottenHours), until: addHours(now, -transferEarliestHours), now };
  for (const transfer of await findAwaitedTransfers(ctx.db, chosen))
    if (isTransferDue(transfer, now)) await sendTransferReminder(ctx, transfer);
}
