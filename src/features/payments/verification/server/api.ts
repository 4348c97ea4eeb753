import { bind } from "#platform/bind.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { verificationContract } from "../contract.ts";
import { paymentsWaiting } from "./payments-waiting.ts";
import { readProof } from "./read-proof.ts";
import { rejectTransferProof } from "./reject-transfer-proof.ts";
import { transferProof } from "./transfer-proof.ts";
import { transferProofs } from "./transfer-proofs.ts";
import { verifyTransferProof } from "./verify-transfer-proof.ts";

export const verificationApi = bind(verificationContract, {
  paymentsWaiting,
  transferProofs,
  transferProof,
  verifyTransferProof: async (ctx, input) =>
    refuseWithFresh(await verifyTransferProof(ctx, input), "proof", () => readProof(ctx, input.id)),
  rejectTransferProof: async (ctx, input) =>
    refuseWithFresh(await rejectTransferProof(ctx, input), "proof", () => readProof(ctx, input.id)),
});
