import { cents, formatMoney } from "#domain/money/money.ts";
import {
  type NotificationFacts,
  notificationFacts,
  type PayfastNotification,
  readNotification,
} from "#domain/payment/payfast-notification.ts";
import type { Context } from "#platform/context.ts";
import { findCard } from "../../server/card-views.ts";
import { findPaidFor } from "../../server/find-payable.ts";
import type { Gateway } from "../../server/gateways/open-gateway.ts";
import { findPayment } from "../../server/views.ts";
import type { NotificationRow } from "./store.ts";
import { wasAccepted } from "./views.ts";

type Check = NotificationRow["checks"][number];
export type Judgement = {
  readonly checks: readonly Check[];
  /** Null if everything is in order. */
  readonly verdict: "refused" | "quarantined" | "duplicate" | null;
  readonly reason: string | null;
};

type Finding = Check & { readonly verdict?: Judgement["verdict"] };
type Step = () => Promise<Finding>;

/** Runs the checks in order and stops at the first failure; each finding is stored. */
export async function judgeNotification(
  ctx: Context,
  notification: NotificationRow,
  gateway: Gateway | undefined,
): Promise<Judgement> {
  if (!gateway || gateway.provider !== notification.provider)
    return {
      checks: [failed("signature", "It is not for one of our gateways.")],
      verdict: "refused",
      reason: "signature",
    };
  const notice = readNotification(notification.raw);
  const checks: Check[] = [];
  for (const step of stepsOf(ctx, { notification, gateway, notice, facts: notificationFacts(notice) })) {
    const { verdict = "refused", ...check } = await step();
    checks.push(check);
    if (!check.passed) return { checks, verdict, reason: check.check };
  }
  return { checks, verdict: null, reason: null };
}

type Case = {
  readonly notification: NotificationRow;
  readonly gateway: Gateway;
  readonly notice: PayfastNotification;
  /** The signed part; only this decides. */
  readonly facts: NotificationFacts;
};

const stepsOf = (ctx: Context, one: Case): Step[] => [
  async () => finding("fields", one.notice.flaw === null, one.notice.flaw ?? ""),
  async () => finding("signature", one.gateway.isSigned(one.notice), "The signature does not match the message."),
  () => sourceOf(one),
  async () => finding("merchant", one.facts.merchantId === one.gateway.merchantId, "It names another merchant."),
  () => paymentOf(ctx, one),
  () => amountOf(ctx, one),
  () => subjectOf(ctx, one),
  () => freshnessOf(ctx, one),
  async () =>
    finding("confirmed", (await one.gateway.confirm(one.notice)) === "valid", "The gateway says it didn’t send this."),
];

/** Sandbox notifications may come from anywhere, and are marked as such. */
async function sourceOf({ notification, gateway }: Case): Promise<Finding> {
  if (await gateway.isSource(notification.ip)) return passed("source", notification.ip);
  const strange = `${notification.ip} is not one of the gateway’s addresses.`;
  return gateway.mode === "live" ? failed("source", strange) : passed("source", `warning: ${strange}`);
}

async function paymentOf(ctx: Context, { notification, facts }: Case): Promise<Finding> {
  const payment = facts.paymentId && (await findPayment(ctx.db, facts.paymentId));
  if (!payment) return failed("payment", "We couldn’t find this payment.");
  return finding(
    "payment",
    payment.method === "online" && payment.provider === notification.provider,
    "This payment is made another way.",
  );
}

async function amountOf(ctx: Context, { facts }: Case): Promise<Finding> {
  const payment = facts.paymentId ? await findPayment(ctx.db, facts.paymentId) : undefined;
  const isRight = payment?.amountCents === facts.amountCents;
  const note = `${shown(facts.amountCents)}, ${shown(payment?.amountCents)} expected.`;
  return { ...finding("amount", isRight, note), ...(!isRight && { verdict: "quarantined" as const }) };
}

/** The booking or invoice that was paid for. */
async function subjectOf(ctx: Context, { facts }: Case): Promise<Finding> {
  const payment = facts.paymentId ? await findPayment(ctx.db, facts.paymentId) : undefined;
  const named = payment && (await findPaidFor(ctx, payment));
  const note = payment?.bookingId ? "It names another booking." : "It names another invoice.";
  // A charge of a saved card names what the card was saved with.
  const card = payment?.cardId ? await findCard(ctx.db, payment.cardId) : undefined;
  const isNamed = named !== undefined && (card?.reference ?? named) === facts.bookingReference;
  return finding("booking", isNamed, note);
}

async function freshnessOf(ctx: Context, { notification: { provider }, facts }: Case): Promise<Finding> {
  const { providerPaymentId, status } = facts;
  if (!providerPaymentId || !status) return failed("new", "It has no gateway number or no status.");
  const isOld = await wasAccepted(ctx.db, { provider, providerPaymentId, status });
  return isOld ? { ...failed("new", "We’ve already received this."), verdict: "duplicate" } : passed("new");
}

const shown = (amount: number | null | undefined): string =>
  typeof amount === "number" ? formatMoney(cents(amount)) : "No readable amount";

const passed = (check: string, note = ""): Finding => ({ check, passed: true, note });
const failed = (check: string, note: string): Finding => ({ check, passed: false, note });
const finding = (check: string, isRight: boolean, otherwise: string): Finding =>
  isRight ? passed(check) : failed(check, otherwise);
