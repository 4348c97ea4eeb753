import type { NotificationCheck, paymentNotifications } from "#db/schema/payments.ts";
import { gatewayAmount } from "#domain/payment/payfast.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { DemoCompany } from "../demo-company.ts";
import type { Random } from "../random.ts";
import type { PaymentRow } from "./payments.ts";

type NoticeRow = typeof paymentNotifications.$inferInsert;

const order = ["signature", "source", "merchant", "payment", "amount", "booking", "new", "confirmed"];
const gateway = "127.0.0.1";

/** The gateway’s messages about the latest card payments, and forged ones. */
export function noticeRows({ bookings, payments }: DemoCompany, luck: Random): NoticeRow[] {
  const paid = payments.filter(({ state, method }) => method === "online" && state === "succeeded").slice(-8);
  const messages = paid.flatMap((payment, at) => {
    const reference = bookings.find(({ id }) => id === payment.bookingId)?.reference ?? "";
    return { payment, reference, number: String(1_089_250 + at) };
  });
  const [first, second, third] = messages;
  return [
    ...messages.map((one) => accepted(one, luck)),
    ...(first ? [failing(accepted(first, luck), "new", { verdict: "duplicate", note: "received before" })] : []),
    ...(second ? [failing(cheaper(accepted(second, luck)), "amount", wrongAmount(second.payment))] : []),
    ...(third
      ? [
          failing({ ...accepted(third, luck), ip: "203.0.113.66" }, "signature", {
            verdict: "refused",
            note: "does not match",
          }),
        ]
      : []),
  ];
}

type Report = { readonly payment: PaymentRow; readonly reference: string; readonly number: string };

function accepted({ payment, reference, number }: Report, luck: Random): NoticeRow {
  const receivedAt = addMinutes(payment.createdAt, 1);
  const raw = new URLSearchParams([
    ["m_payment_id", payment.id],
    ["pf_payment_id", number],
    ["payment_status", "COMPLETE"],
    ["item_name", `Cape Town Shuttle booking ${reference}`],
    ["amount_gross", gatewayAmount(payment.amountCents)],
    ["custom_str1", reference],
    ["merchant_id", "10000100"],
    ["signature", "of the demo"],
  ]);
  return {
    id: luck.id(receivedAt),
    provider: "sandbox",
    receivedAt,
    ip: gateway,
    raw: raw.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    paymentId: payment.id,
    providerPaymentId: number,
    status: "COMPLETE",
    amountCents: payment.amountCents,
    checks: order.map((check): NotificationCheck => ({ check, passed: true, note: check === "source" ? gateway : "" })),
    verdict: "accepted",
    processedAt: receivedAt,
  };
}

type Fault = { readonly verdict: "refused" | "quarantined" | "duplicate"; readonly note: string };

/** The checks stop at the one that fails. */
function failing(notice: NoticeRow, check: string, { verdict, note }: Fault): NoticeRow {
  const passed = (notice.checks ?? []).slice(0, order.indexOf(check));
  return { ...notice, verdict, reason: check, checks: [...passed, { check, passed: false, note }] };
}

const cheaper = (notice: NoticeRow): NoticeRow => ({ ...notice, amountCents: 100, providerPaymentId: "1089900" });

const wrongAmount = ({ amountCents }: PaymentRow): Fault => ({
  verdict: "quarantined",
  note: `100 cents, ${amountCents} expected`,
});
