import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { manageLink } from "../../server/link-booking.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findProof } from "../../server/proof-views.ts";
import { findCompany } from "../../server/views.ts";
import { describeProofFacts } from "./describe-proof-facts.ts";
import { sendProofToCheck } from "./send-proof-to-check.ts";

export const proofReceivedWords = emailWords(
  "proof-received",
  { to: "customer", when: "A proof of payment has arrived." },
  {
    subject: "Proof of payment for {reference} received",
    preview: "We’ll email you as soon as the payment arrives. Please don’t pay again.",
    title: "We have your proof of payment",
    opening:
      "Thank you. We’re checking your proof of payment for booking {reference} against our bank statement. A transfer between banks can take until the next working day. An immediate payment arrives within minutes.",
    paragraph_2: "We’ll email you as soon as it arrives. Please don’t pay again.",
    button: "View your booking",
  },
);

/** Thanks the customer for a proof of payment, and asks our team to check it. */
export async function sendProofReceived(ctx: Context, { proofId }: EventOf<"payment.proof_received">): Promise<void> {
  const proof = await findProof(ctx.db, proofId);
  const company = await findCompany(ctx.db);
  await postPaymentEmail(ctx, proof, {
    key: `proof-received:${proofId}`,
    template: "proof-received",
    to: proof.email,
    subject: proofReceivedWords.subject({ reference: proof.reference }),
    company,
    text: {
      event: "proof_received",
      phone: proof.isTest ? null : proof.phone,
      facts: { reference: proof.reference, link: manageLink(ctx, proof.reference) },
    },
    words: {
      firstName: proof.firstName,
      preview: proofReceivedWords.preview(),
      heading: proofReceivedWords.title(),
      paragraphs: [proofReceivedWords.opening({ reference: proof.reference }), proofReceivedWords.paragraph_2()],
      facts: describeProofFacts(proof),
      link: { label: proofReceivedWords.button(), href: manageLink(ctx, proof.reference) },
    },
  });
  if (!proof.isTest) await sendProofToCheck(ctx, proof, company);
}
