import { cents, formatMoney } from "#domain/money/money.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findSameProofs, type ProofForEmail } from "../../server/proof-views.ts";
import { describeProofFacts } from "./describe-proof-facts.ts";

export const proofToCheckWords = emailWords(
  "proof-to-check",
  { to: "team", when: "A proof of payment has arrived." },
  {
    subject: "Proof of payment to check: {reference}",
    preview: "{first_name} {last_name} has sent a proof of payment for {reference}.",
    title: "Proof of payment to check",
    opening: "{first_name} {last_name} says that the transfer for {reference} has been made.",
    paragraph_2_if_others_length: "Please note: the same file was sent for {others} before.",
    button: "Check proof",
  },
);

/** Asks our team to check a proof of payment. */
export async function sendProofToCheck(ctx: Context, proof: ProofForEmail, company: CompanyDetails): Promise<void> {
  const others = await findSameProofs(ctx.db, proof);
  await postPaymentEmail(ctx, proof, {
    key: `proof-to-check:${proof.id}`,
    template: "proof-to-check",
    to: company.email,
    subject: proofToCheckWords.subject({ reference: proof.reference }),
    company,
    words: {
      preview: proofToCheckWords.preview({
        first_name: proof.firstName,
        last_name: proof.lastName,
        reference: proof.reference,
      }),
      heading: proofToCheckWords.title(),
      paragraphs: [
        proofToCheckWords.opening({
          first_name: proof.firstName,
          last_name: proof.lastName,
          reference: proof.reference,
        }),
        ...(others.length > 0 ? [proofToCheckWords.paragraph_2_if_others_length({ others: others.join(", ") })] : []),
      ],
      facts: [
        ...describeProofFacts(proof),
        ["Expected", formatMoney(cents(proof.amountCents))],
        ["Payer", proof.payer || "not given"],
      ],
      link: { label: proofToCheckWords.button(), href: `${ctx.siteUrl}/admin/payment-verification` },
    },
  });
}
