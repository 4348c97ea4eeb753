import { type Pair, readPairs } from "#domain/payfast.ts";
import type { Context } from "#platform/context.ts";
import { confirmNotification, type Gateway, isSigned } from "./gateways/payfast.ts";
import { isFromGateway } from "./gateways/payfast-source.ts";
import type { NotificationRow } from "./store.ts";
import { findBookingById, findPayment, wasAccepted } from "./views.ts";

type Check = NotificationRow["checks"][number];
export type Judgement = {
  readonly checks: readonly Check[];
  /** Null: everything is as it should be. */
  readonly verdict: "refused" | "quarantined" | "duplicate" | null;
  readonly reason: string | null;
};

type Finding = Check & { readonly verdict?: Judgement["verdict"] };
type Step = () => Promise<Finding>;

/** Goes through the checks in their order and stops at the first that fails; each finding is kept. */
export async function judgeNotification(
  ctx: Context,
  notification: NotificationRow,
  gateway: Gateway | undefined,
): Promise<Judgement> {
  const pairs = readPairs(notification.raw);
  if (!gateway || gateway.provider !== notification.provider || !pairs)
    return {
      checks: [failed("signature", "not readable, or of no gateway of ours")],
      verdict: "refused",
      reason: "signature",
    };
  const checks: Check[] = [];
  for (const step of stepsOf(ctx, { notification, gateway, pairs })) {
    const { verdict = "refused", ...check } = await step();
    checks.push(check);
    if (!check.passed) return { checks, verdict, reason: check.check };
  }
  return { checks, verdict: null, reason: null };
}

type Case = { readonly notification: NotificationRow; readonly gateway: Gateway; readonly pairs: readonly Pair[] };

const stepsOf = (ctx: Context, one: Case): Step[] => [
  async () => finding("signature", isSigned(one.pairs, one.gateway.passphrase), "does not match"),
  () => sourceOf(one),
  async () => finding("merchant", said(one, "merchant_id") === one.gateway.merchantId, "another merchant's"),
  () => paymentOf(ctx, one),
  () => amountOf(ctx, one),
  () => bookingOf(ctx, one),
  () => freshnessOf(ctx, one),
  async () =>
    finding("confirmed", (await confirmNotification(one.gateway, one.pairs)) === "valid", "the gateway denies it"),
];

/** A trial may come from anywhere, and is told so. */
async function sourceOf({ notification, gateway }: Case): Promise<Finding> {
  if (await isFromGateway(gateway, notification.ip)) return passed("source", notification.ip);
  const strange = `${notification.ip} is not one of the gateway's addresses`;
  return gateway.mode === "live" ? failed("source", strange) : passed("source", `warning: ${strange}`);
}

async function paymentOf(ctx: Context, { notification }: Case): Promise<Finding> {
  const payment = notification.paymentId && (await findPayment(ctx.db, notification.paymentId));
  if (!payment) return failed("payment", "there is no such payment");
  return finding(
    "payment",
    payment.method === "online" && payment.provider === notification.provider,
    "paid another way",
  );
}

async function amountOf(ctx: Context, { notification }: Case): Promise<Finding> {
  const payment = notification.paymentId ? await findPayment(ctx.db, notification.paymentId) : undefined;
  const isRight = payment?.amountCents === notification.amountCents;
  const note = `${notification.amountCents ?? "no"} cents, ${payment?.amountCents} expected`;
  return { ...finding("amount", isRight, note), ...(!isRight && { verdict: "quarantined" as const }) };
}

async function bookingOf(ctx: Context, one: Case): Promise<Finding> {
  const payment = one.notification.paymentId ? await findPayment(ctx.db, one.notification.paymentId) : undefined;
  const booking = payment?.bookingId ? await findBookingById(ctx.db, payment.bookingId) : undefined;
  return finding("booking", booking?.reference === said(one, "custom_str1"), "another booking's");
}

async function freshnessOf(ctx: Context, { notification }: Case): Promise<Finding> {
  const { provider, providerPaymentId, status } = notification;
  if (!providerPaymentId || !status) return failed("new", "without the gateway's number or a status");
  const isOld = await wasAccepted(ctx.db, { provider, providerPaymentId, status });
  return isOld ? { ...failed("new", "told before"), verdict: "duplicate" } : passed("new");
}

const said = ({ pairs }: Case, name: string) => pairs.find(([key]) => key === name)?.[1];

const passed = (check: string, note = ""): Finding => ({ check, passed: true, note });
const failed = (check: string, note: string): Finding => ({ check, passed: false, note });
const finding = (check: string, isRight: boolean, otherwise: string): Finding =>
  isRight ? passed(check) : failed(check, otherwise);
