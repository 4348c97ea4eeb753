import { cents, formatMoney } from "#domain/money/money.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findSameProofs, type ProofForEmail } from "../../server/proof-views.ts";
import { describeProofFacts } from "./describe-proof-facts.ts";

/** Asks our team to check a proof of payment. */
export async function sendProofToCheck(ctx: Context, proof: ProofForEmail, company: CompanyDetails): Promise<void> {
  const others = await findSameProofs(ctx.db, proof);
  await postPaymentEmail(ctx, proof, {
    key: `proof-to-check:${proof.id}`,
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
