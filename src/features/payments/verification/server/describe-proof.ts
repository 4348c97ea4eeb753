import { toWire } from "#platform/to-wire.ts";
import { type ListedProof, listedProof } from "../contract.ts";
import type { ProofRecord } from "./views.ts";

export const describeProof = ({ proof, ...row }: ProofRecord): ListedProof =>
  toWire(
    listedProof,
    { ...proof, ...row },
    {
      booking_reference: row.reference,
      customer_name: row.customer,
      decided_by: row.decider,
    },
  );
