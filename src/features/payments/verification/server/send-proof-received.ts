import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { manageLink } from "../../server/link-booking.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findProof, findSameProofs } from "../../server/proof-views.ts";
import { findCompany } from "../../server/views.ts";
import { describeProofFacts } from "./describe-proof-facts.ts";

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
  if (proof.isTest) return;
  const others = await findSameProofs(ctx.db, proof);
  await postPaymentEmail(ctx, proof, {
    key: `proof-to-check:${proofId}`,
    template: "proof-to-check",
    to: company.email,
    subject: `Proof of payment to check: ${proof.reference}`,
    company,
    words: {
      preview: `${proof.firstName} ${proof.lastName} has sent a proof of payment for ${proof.reference}.`,
      heading: "Proof of payment to check",
      paragraphs: [
        `${proof.firstName} ${proof.lastName} says that the transfer for ${proof.reference} has been made.`,
        ...(others.length > 0 ? [`Please note: the same file was sent for ${others.join(", ")} before.`] : []),
      ],
      facts: [
        ...describeProofFacts(proof),
        ["Expected", formatMoney(cents(proof.amountCents))],
        ["Payer", proof.payer || "not given"],
      ],
      link: { label: "Check proof", href: `${ctx.siteUrl}/admin/payment-verification` },
    },
  });
}
