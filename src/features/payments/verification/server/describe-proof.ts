import type { ListedProof } from "../contract.ts";
import type { ProofRecord } from "./views.ts";

export const describeProof = ({ proof, ...row }: ProofRecord): ListedProof => ({
  id: proof.id,
  state: proof.state,
  booking_reference: row.reference,
  customer_name: row.customer,
  payer: proof.payer,
  claimed_cents: proof.claimedCents,
  expected_cents: row.expectedCents,
  claimed_on: proof.claimedOn,
  transfer_reference: row.transferReference,
  is_reused: row.isReused,
  is_on_statement: row.isOnStatement,
  reason: proof.reason,
  decided_by: row.decider,
  decided_at: proof.decidedAt?.toISOString() ?? null,
  created_at: proof.createdAt.toISOString(),
});
