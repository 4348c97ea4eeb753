import { cents, formatMoney } from "#domain/money/money.ts";
import type { PaymentEmailText } from "../../server/emails/payment-email.tsx";
import type { ProofForEmail } from "../../server/proof-views.ts";

export const describeProofFacts = (proof: ProofForEmail): PaymentEmailText["facts"] => [
  ["Reference", proof.reference],
  ["Transfer reference", proof.transferReference ?? ""],
  ["Amount", formatMoney(cents(proof.claimedCents ?? proof.amountCents))],
];
