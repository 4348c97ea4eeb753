import type { EventOf } from "#domain/events.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import type { PaymentPhase } from "#domain/payment/checkout/payment-phase.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { feeName, standingOf } from "../../server/describe-payment.ts";
import { manageLink, payLink } from "../../server/link-booking.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findProof } from "../../server/proof-views.ts";
import { findAttempts, findBookingByReference, findCompany } from "../../server/views.ts";
import { describeProofFacts } from "./describe-proof-facts.ts";

export const proofRejectedWords = emailWords(
  "proof-rejected",
  { to: "customer", when: "A proof of payment was rejected." },
  {
    subject: "We couldn’t match your payment for {reference}",
    preview_if_payable: "The {what} is not paid yet.",
    title: "We couldn’t match your payment",
    opening_if_payable:
      "We couldn’t match your proof of payment with our bank statement, and the {what} is not paid yet.",
    opening: "We couldn’t match your proof of payment with our bank statement.",
    button: "Send another proof or pay",
    button_2: "View your booking",
    called_off:
      "The booking is no longer held, so please don’t pay for it. If the money has left your account, reply to this email and we’ll refund it.",
    nothing_due_waiting: "There is nothing to pay yet. We’ll email you the price.",
    nothing_due_settled: "There is nothing left to pay for this booking.",
    nothing_due_billed: "The booking is on the company’s monthly invoice, so please pay that instead.",
    nothing_due_trial: "This is a test booking, so there is nothing to pay.",
  },
);

/** Tells the customer why a proof isn’t enough and what to do. Asks for no payment if nothing is due any more. */
export async function sendProofRejected(ctx: Context, { proofId }: EventOf<"payment.proof_rejected">): Promise<void> {
  const proof = await findProof(ctx.db, proofId);
  const { reference } = proof;
  const company = await findCompany(ctx.db);
  const booking = await findBookingByReference(ctx.db, reference);
  const { phase } = standingOf(booking, await findAttempts(ctx.db, booking.id), ctx.now);
  const isPayable = phase === "payable";
  const what = owesFeeOnly(booking) ? feeName(booking) : "booking";
  await postPaymentEmail(ctx, proof, {
    key: `proof-rejected:${proofId}`,
    template: "proof-rejected",
    to: proof.email,
    subject: proofRejectedWords.subject({ reference }),
    company,
    text: {
      event: "proof_rejected",
      phone: proof.isTest ? null : proof.phone,
      facts: { reference, link: isPayable ? payLink(ctx, reference) : manageLink(ctx, reference) },
    },
    words: {
      firstName: proof.firstName,
      preview: isPayable ? proofRejectedWords.preview_if_payable({ what }) : nothingDue[phase](),
      heading: proofRejectedWords.title(),
      paragraphs: isPayable
        ? [proofRejectedWords.opening_if_payable({ what })]
        : [proofRejectedWords.opening(), nothingDue[phase]()],
      facts: [...describeProofFacts(proof), ["Reason", proof.reason ?? "The payment is not on our statement."]],
      link: isPayable
        ? { label: proofRejectedWords.button(), href: payLink(ctx, reference) }
        : { label: proofRejectedWords.button_2(), href: manageLink(ctx, reference) },
    },
  });
}

const calledOff = proofRejectedWords.called_off;

/** Why there is nothing to pay. */
const nothingDue: Readonly<Record<Exclude<PaymentPhase, "payable">, () => string>> = {
  waiting: proofRejectedWords.nothing_due_waiting,
  late: calledOff,
  over: calledOff,
  settled: proofRejectedWords.nothing_due_settled,
  billed: proofRejectedWords.nothing_due_billed,
  trial: proofRejectedWords.nothing_due_trial,
};
