import { type Accepted, accept, type Result, refuse } from "#domain/result.ts";
import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { ListedNotification, notificationsContract, OpenedNotification } from "../contract.ts";
import { type FoundNotification, findNotifications, findOpenedNotification, findReplays } from "./views.ts";

type List = typeof notificationsContract.paymentNotifications;

/** What gateways told us, the latest first. */
export async function paymentNotifications(ctx: Context, asked: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const midnight = localTime("00:00");
  const filter = {
    verdicts: asked.verdicts,
    search: asked.search,
    from: asked.from ? momentOf(localDate(asked.from), midnight) : undefined,
    until: asked.until ? momentOf(addDays(localDate(asked.until), 1), midnight) : undefined,
    after: timeKey.read(asked.after),
  };
  const found = await findNotifications(ctx.db, filter, asked.size + 1);
  const { rows, next } = pageOf(found, asked.size, ({ notice }) =>
    timeKey.write({ at: notice.receivedAt, id: notice.id }),
  );
  return accept({ notices: rows.map(described), next });
}

const described = ({ notice, reference }: FoundNotification): ListedNotification => ({
  id: notice.id,
  provider: notice.provider,
  received_at: notice.receivedAt.toISOString(),
  verdict: notice.verdict,
  reason: notice.reason,
  finding: notice.checks.find(({ passed }) => !passed)?.note || null,
  status: notice.status,
  amount_cents: notice.amountCents,
  provider_payment_id: notice.providerPaymentId,
  booking_reference: reference,
  is_replay: notice.replayOf !== null,
});

/** One message as it came, and what became of it. */
export async function paymentNotification(
  ctx: Context,
  { id }: { id: string },
): Promise<Result<OpenedNotification, "not_found">> {
  const found = await findOpenedNotification(ctx.db, id);
  if (!found) return refuse("not_found");
  const { notice, payment, bookingState } = found;
  const replays = await findReplays(ctx.db, notice);
  return accept({
    ...described(found),
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
    replays: replays.map(({ id: replay, receivedAt, verdict }) => ({
      id: replay,
      received_at: receivedAt.toISOString(),
      verdict,
    })),
  });
}
