import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { manageLink } from "../../server/link-booking.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findProof } from "../../server/proof-views.ts";
import { findCompany } from "../../server/views.ts";
import { describeProofFacts } from "./describe-proof-facts.ts";
import { sendProofToCheck } from "./send-proof-to-check.ts";

/** Thanks the customer for a proof of payment, and asks our team to check it. */
export async function sendProofReceived(ctx: Context, { proofId }: EventOf<"payment.proof_received">): Promise<void> {
  const proof = await findProof(ctx.db, proofId);
  const company = await findCompany(ctx.db);
  await postPaymentEmail(ctx, proof, {
    key: `proof-received:${proofId}`,
    template: "proof-received",
    to: proof.email,
    subject: `Proof of payment for ${proof.reference} received`,
    company,
    words: {
      firstName: proof.firstName,
      preview: "We’ll email you as soon as the payment arrives. Please don’t pay again.",
      heading: "We have your proof of payment",
      paragraphs: [
        `Thank you. We’re checking your proof of payment for booking ${proof.reference} against our bank statement. A transfer between banks can take until the next working day. An immediate payment arrives within minutes.`,
        "We’ll email you as soon as it arrives. Please don’t pay again.",
      ],
      facts: describeProofFacts(proof),
      link: { label: "View your booking", href: manageLink(ctx, proof.reference) },
    },
  });
  if (!proof.isTest) await sendProofToCheck(ctx, proof, company);
}
