import { toWire } from "#platform/to-wire.ts";
import { type ListedProof, listedProof } from "../contract.ts";
import type { ProofRecord } from "./views.ts";

export const describeProof = ({ proof, ...row }: ProofRecord): ListedProof =>
  toWire(listedProof, proof, {
    booking_reference: row.reference,
    customer_name: row.customer,
    expected_cents: row.expectedCents,
    transfer_reference: row.transferReference,
    is_reused: row.isReused,
    is_on_statement: row.isOnStatement,
    decided_by: row.decider,
  });
