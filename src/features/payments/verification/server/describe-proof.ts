import type { ListedProof } from "../contract.ts";
import type { ProofRecord } from "./views.ts";

export const describeProof = ({ proof, ...found }: ProofRecord): ListedProof => ({
  id: proof.id,
  state: proof.state,
  booking_reference: found.reference,
  customer_name: found.customer,
  payer: proof.payer,
  claimed_cents: proof.claimedCents,
  expected_cents: found.expectedCents,
  claimed_on: proof.claimedOn,
  transfer_reference: found.transferReference,
  is_reused: found.isReused,
  is_on_statement: found.isOnStatement,
  reason: proof.reason,
  decided_by: found.decider,
  decided_at: proof.decidedAt?.toISOString() ?? null,
  created_at: proof.createdAt.toISOString(),
});
