import type { EventOf } from "#domain/events.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import type { PaymentPhase } from "#domain/payment/checkout/payment-phase.ts";
import type { Context } from "#platform/context.ts";
import { feeName, standingOf } from "../../server/describe-payment.ts";
import { manageLink, payLink } from "../../server/link-booking.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findProof } from "../../server/proof-views.ts";
import { findAttempts, findBookingByReference, findCompany } from "../../server/views.ts";
import { describeProofFacts } from "./describe-proof-facts.ts";

/** Tells the customer why a proof isn’t enough and what to do. It asks for no payment where nothing is due any more. */
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
    subject: `We couldn’t match your payment for ${reference}`,
    company,
    words: {
      firstName: proof.firstName,
      preview: isPayable ? `The ${what} is not paid yet.` : nothingDue[phase],
      heading: "We couldn’t match your payment",
      paragraphs: isPayable
        ? [`We couldn’t match your proof of payment with our bank statement, and the ${what} is not paid yet.`]
        : ["We couldn’t match your proof of payment with our bank statement.", nothingDue[phase]],
      facts: [...describeProofFacts(proof), ["Reason", proof.reason ?? "The payment is not on our statement."]],
      link: isPayable
        ? { label: "Send another proof or pay", href: payLink(ctx, reference) }
        : { label: "View your booking", href: manageLink(ctx, reference) },
    },
  });
}

const calledOff =
  "The booking is no longer held, so please don’t pay for it. If the money has left your account, reply to this email and we’ll refund it.";

/** Why there is nothing to pay. */
const nothingDue: Readonly<Record<Exclude<PaymentPhase, "payable">, string>> = {
  waiting: "There is nothing to pay yet. We’ll email you the price.",
  late: calledOff,
  over: calledOff,
  settled: "There is nothing left to pay for this booking.",
  billed: "The booking is on the company’s monthly invoice, so please pay that instead.",
  trial: "This is a test booking, so there is nothing to pay.",
};
