import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OpenedNotification } from "../contract.ts";
import { describeNotification } from "./describe-notification.ts";
import { isJudged } from "./reprocess-notification.ts";
import { findOpenedNotification, findReplays } from "./views.ts";

/** One message as received, and its result. */
export async function paymentNotification(
  ctx: Context,
  { id }: { id: string },
): Promise<Result<OpenedNotification, "not_found">> {
  const openedNotification = await findOpenedNotification(ctx.db, id);
  if (!openedNotification) return refuse("not_found");
  const { notice, payment, bookingState } = openedNotification;
  const replays = await findReplays(ctx.db, notice);
  return accept({
    ...describeNotification(openedNotification),
    ip: notice.ip,
    headers: Object.entries(notice.headers).map(([name, value]) => ({ name, value })),
    raw: notice.raw,
    checks: notice.checks.map(({ check, passed, note }) => ({ check, passed, note })),
    processed_at: notice.processedAt?.toISOString() ?? null,
    payment: payment && {
      id: payment.id,
      state: payment.state,
      amount_cents: payment.amountCents,
      booking_state: bookingState,
    },
    replay_of: notice.replayOf,
    can_reprocess: isJudged(notice),
    replays: replays.map(({ id: replay, receivedAt, verdict }) => ({
      id: replay,
      received_at: receivedAt.toISOString(),
      verdict,
    })),
  });
}
