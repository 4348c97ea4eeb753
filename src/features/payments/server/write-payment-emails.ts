import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import { isToldWithItsCause } from "#domain/payment/refund-news.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import { type Enclose, type Enclosed, encloseNothing } from "#platform/mail/enclosed.tsx";
import type { PaymentPhase } from "../checkout/contract.ts";
import { findRefund } from "../refunds/server/views.ts";
import { feeName, isFee, standingOf } from "./describe-payment.ts";
import { PaymentEmail, type PaymentEmailText } from "./emails/payment-email.tsx";
import { findProof, findSameProofs, type ProofForEmail } from "./proof-views.ts";
import { findAttempts, findBookingByReference, findCompany, findPayment, isConfirmedBy } from "./views.ts";

type About = { readonly reference: string; readonly isTest: boolean };
type Post = {
  readonly key: string;
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  readonly words: PaymentEmailText;
  readonly company: CompanyDetails;
  readonly enclosed?: Enclosed;
};

const post = (
  ctx: Context,
  { reference, isTest }: About,
  { words, company, subject, enclosed, ...email }: Post,
): Promise<void> =>
  ctx.mail({
    ...email,
    attachments: enclosed?.attachments ?? [],
    subject: `${isTest ? "[Test] " : ""}${subject}`,
    about: `booking:${reference}`,
    content: createElement(PaymentEmail, { words, company, ...(enclosed && { enclosed }) }),
  });

const manageLink = (ctx: Context, reference: string) =>
  `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.accessCodeFor(reference)}`;
const payLink = (ctx: Context, reference: string) =>
  `${ctx.siteUrl}/payment-selection?booking=${reference}&code=${ctx.accessCodeFor(reference)}`;

const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  online: "Card or instant EFT",
  transfer: "Bank transfer",
  cash: "Cash to the driver",
  account: "Company account",
};

/** Tells the customer that the money has arrived, unless the news of the booking that it confirmed says so. */
export async function sendPaymentReceived(
  ctx: Context,
  { paymentId, reference }: EventOf<"payment.succeeded">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const booking = await findBookingByReference(ctx.db, reference);
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  if (await isConfirmedBy(ctx.db, booking.id, payment)) return;
  const company = await findCompany(ctx.db);
  const { all } = standingOf(booking, await findAttempts(ctx.db, booking.id), ctx.now);
  const amount = formatMoney(cents(payment.amountCents));
  const isLate = booking.state === "expired" || booking.state === "declined";
  await post(ctx, booking, {
    key: `payment-received:${payment.id}`,
    template: "payment-received",
    to: booking.email,
    subject: `Payment received for ${reference}`,
    company,
    words: {
      preview: `We have received ${amount} for ${reference}.`,
      heading: `Thank you, ${booking.firstName}`,
      paragraphs: [
        isLate
          ? `We have received your payment of ${amount}, but your booking is no longer held. We will refund it the way it was paid.`
          : `We have received your payment of ${amount}.`,
      ],
      facts: [
        ["Reference", reference],
        ["Amount", amount],
        ["Paid by", methodLabels[payment.method]],
        ["Received", formatMoment(payment.paidAt ?? ctx.now)],
        ...(isLate || all === 0 ? [] : [[dueName(booking), formatMoney(cents(all))] as const]),
      ],
      link: { label: "See your booking", href: manageLink(ctx, reference) },
    },
    enclosed: await enclose(ctx, reference),
  });
}

/** Nothing but its fee is owed for what is not driven: the amount is called by that name. */
const dueName = (booking: Parameters<typeof feeName>[0]): string =>
  isFee(booking) ? `Open ${feeName(booking)}` : "Amount due";

/** Thanks the customer for a proof, and asks the office to look at it. */
export async function sendProofReceived(ctx: Context, { proofId }: EventOf<"payment.proof_received">): Promise<void> {
  const proof = await findProof(ctx.db, proofId);
  const company = await findCompany(ctx.db);
  await post(ctx, proof, {
    key: `proof-received:${proofId}`,
    template: "proof-received",
    to: proof.email,
    subject: `We have your proof of payment for ${proof.reference}`,
    company,
    words: {
      preview: `We compare your proof for ${proof.reference} with our bank statement.`,
      heading: `Thank you, ${proof.firstName}`,
      paragraphs: [
        "We have your proof of payment and compare it with our bank statement. A transfer between banks can take until the next working day; an immediate payment is there within minutes.",
        "We write to you as soon as it has arrived. You need not pay again.",
      ],
      facts: proofFacts(proof),
      link: { label: "See your booking", href: manageLink(ctx, proof.reference) },
    },
  });
  if (proof.isTest) return;
  const others = await findSameProofs(ctx.db, proof);
  await post(ctx, proof, {
    key: `proof-to-check:${proofId}`,
    template: "proof-to-check",
    to: company.email,
    subject: `Proof of payment to check: ${proof.reference}`,
    company,
    words: {
      preview: `${proof.firstName} ${proof.lastName} has sent a proof of payment for ${proof.reference}.`,
      heading: "A proof of payment to check",
      paragraphs: [
        `${proof.firstName} ${proof.lastName} says that the transfer for ${proof.reference} has been made.`,
        ...(others.length > 0 ? [`Careful: the same file was sent for ${others.join(", ")} before.`] : []),
      ],
      facts: [
        ...proofFacts(proof),
        ["Expected", formatMoney(cents(proof.amountCents))],
        ["Payer", proof.payer || "not said"],
      ],
      link: { label: "Open the payments to verify", href: `${ctx.siteUrl}/admin/payment-verification` },
    },
  });
}

const proofFacts = (proof: ProofForEmail): PaymentEmailText["facts"] => [
  ["Reference", proof.reference],
  ["Transfer reference", proof.transferReference ?? ""],
  ["Amount", formatMoney(cents(proof.claimedCents ?? proof.amountCents))],
];

/** Tells the customer why a proof is not enough, and how to go on. What is not to be paid any more asks for nothing. */
export async function sendProofRejected(ctx: Context, { proofId }: EventOf<"payment.proof_rejected">): Promise<void> {
  const proof = await findProof(ctx.db, proofId);
  const { reference } = proof;
  const company = await findCompany(ctx.db);
  const booking = await findBookingByReference(ctx.db, reference);
  const { phase } = standingOf(booking, await findAttempts(ctx.db, booking.id), ctx.now);
  const isPayable = phase === "payable";
  const what = isFee(booking) ? feeName(booking) : "booking";
  await post(ctx, proof, {
    key: `proof-rejected:${proofId}`,
    template: "proof-rejected",
    to: proof.email,
    subject: `Your proof of payment for ${reference}${isPayable ? ": please look again" : ""}`,
    company,
    words: {
      preview: `We could not match your proof for ${reference}.`,
      heading: `Dear ${proof.firstName}`,
      paragraphs: isPayable
        ? [`We could not match your proof of payment with our bank statement, and the ${what} is not paid yet.`]
        : ["We could not match your proof of payment with our bank statement.", nothingDue[phase]],
      facts: [...proofFacts(proof), ["Reason", proof.reason ?? "The payment is not on our statement."]],
      link: isPayable
        ? { label: "Send another proof, or pay another way", href: payLink(ctx, reference) }
        : { label: "See your booking", href: manageLink(ctx, reference) },
      closing: `Any question? Call ${company.phone} or write to ${company.email}.`,
    },
  });
}

const calledOff =
  "The booking is no longer held, so please don’t pay for it. If the money has left your account, reply to this email and we’ll refund it.";

/** What a customer is to know of a booking that there is nothing to pay for. */
const nothingDue: Readonly<Record<Exclude<PaymentPhase, "payable">, string>> = {
  waiting: "There is nothing to pay yet. We’ll email you the price.",
  late: calledOff,
  over: calledOff,
  settled: "There is nothing left to pay for this booking.",
  trial: "This is a test booking, so there is nothing to pay.",
};

/** Tells the customer that money is on its way back, unless the news of what it follows from has just said so. */
export async function sendRefunded(
  ctx: Context,
  { refundId }: EventOf<"refund.succeeded">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const { refund, booking } = await findRefund(ctx.db, refundId);
  if (isToldWithItsCause(refund, ctx.now)) return;
  const company = await findCompany(ctx.db);
  const amount = formatMoney(cents(refund.amountCents));
  const isByCard = refund.method === "online" && refund.providerRefundId !== null;
  await post(ctx, booking, {
    key: `refunded:${refund.id}`,
    template: "refunded",
    to: booking.email,
    subject: `Your refund for ${booking.reference}`,
    company,
    words: {
      preview: `${amount} is on its way back to you.`,
      heading: `Dear ${booking.firstName}`,
      paragraphs: [
        isByCard
          ? `We have paid ${amount} back to the card or account you paid with. Banks take 3–5 working days to show it.`
          : `We have paid ${amount} back to you. A bank transfer shows within one or two working days.`,
      ],
      facts: [
        ["Reference", booking.reference],
        ["Refund", amount],
        ...(refund.feeCents > 0 ? [["Cancellation fee kept", formatMoney(cents(refund.feeCents))] as const] : []),
      ],
      link: { label: "See your booking", href: manageLink(ctx, booking.reference) },
    },
    enclosed: await enclose(ctx, booking.reference),
  });
}
