import { notificationFacts, readNotification } from "#domain/payment/payfast-notification.ts";
import type { Context } from "#platform/context.ts";
import { insertNotification, type NotificationRow } from "./store.ts";

type NotificationInput = {
  readonly provider: string;
  readonly raw: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For a reprocessed message: the original’s id. */
  readonly replayOf?: string;
};

/** Stores a gateway’s message as received, before processing it, and returns its id. */
export async function keepNotification(ctx: Context, input: NotificationInput): Promise<string> {
  const notificationId = await keep(ctx, input, {});
  await ctx.emit({ type: "payment.notified", notificationId });
  return notificationId;
}

/** A message that is too long: its beginning is stored and refused, never processed. */
export const keepCutNotification = (ctx: Context, input: NotificationInput, size: number): Promise<string> =>
  keep(
    ctx,
    { ...input, raw: input.raw.slice(0, evidenceLength) },
    {
      checks: [{ check: "size", passed: false, note: `${size} bytes, of which the beginning is kept` }],
      verdict: "refused",
      reason: "size",
      processedAt: ctx.now,
    },
  );

/** Enough of a refused message to see who tried what; a real notification is shorter. */
export const evidenceLength = 2000;

type Judged = Partial<Pick<NotificationRow, "checks" | "verdict" | "reason" | "processedAt">>;

async function keep(ctx: Context, input: NotificationInput, judged: Judged): Promise<string> {
  // PostgreSQL can’t store this character. No gateway sends it, but the message is kept as evidence.
  const raw = input.raw.replaceAll("\u0000", "\ufffd");
  const { paymentId, providerPaymentId, status, amountCents } = notificationFacts(readNotification(raw));
  const notificationId = ctx.newId();
  await insertNotification(ctx.db, {
    id: notificationId,
    provider: input.provider,
    receivedAt: ctx.now,
    ip: input.ip,
    headers: { ...input.headers },
    raw,
    paymentId,
    providerPaymentId,
    status,
    amountCents,
    replayOf: input.replayOf ?? null,
    ...judged,
  });
  return notificationId;
}
