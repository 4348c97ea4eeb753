import { bind } from "#platform/bind.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { bankContract } from "../../bank/contract.ts";
import { bankImports, bankLines } from "../../bank/server/bank-lines.ts";
import { importBankLines } from "../../bank/server/import-bank-lines.ts";
import { ignoreBankLine, matchBankLine } from "../../bank/server/match-bank-line.ts";
import { matchTargets } from "../../bank/server/match-targets.ts";
import { unmatchBankLine } from "../../bank/server/unmatch-bank-line.ts";
import { cashContract } from "../../cash/contract.ts";
import { bookingMoney, cashPayments, readCash } from "../../cash/server/cash-payments.ts";
import { moveCash } from "../../cash/server/move-cash.ts";
import { recordBookingPayment } from "../../cash/server/record-booking-payment.ts";
import { notificationsContract } from "../../notifications/contract.ts";
import { paymentNotification, paymentNotifications } from "../../notifications/server/payment-notifications.ts";
import { reprocessNotification } from "../../notifications/server/reprocess-notification.ts";
import { verificationContract } from "../contract.ts";
import { paymentsWaiting, readProof, transferProof, transferProofs } from "./transfer-proofs.ts";
import { rejectTransferProof, verifyTransferProof } from "./verify-transfer-proof.ts";

/** What the office does with payments: proofs, gateway notices, bank statements and cash. */
export const verificationApi = [
  ...bind(verificationContract, {
    paymentsWaiting,
    transferProofs: transferProofs,
    transferProof,
    verifyTransferProof: async (ctx, asked) =>
      refuseWithFresh(await verifyTransferProof(ctx, asked), "proof", () => readProof(ctx, asked.id)),
    rejectTransferProof: async (ctx, asked) =>
      refuseWithFresh(await rejectTransferProof(ctx, asked), "proof", () => readProof(ctx, asked.id)),
  }),
  ...bind(notificationsContract, {
    paymentNotifications,
    paymentNotification,
    reprocessNotification,
  }),
  ...bind(bankContract, {
    importBankLines,
    bankImports,
    bankLines,
    matchTargets,
    matchBankLine,
    unmatchBankLine,
    ignoreBankLine,
  }),
  ...bind(cashContract, {
    cashPayments,
    moveCash: async (ctx, asked) =>
      refuseWithFresh(await moveCash(ctx, asked), "payment", () => readCash(ctx, asked.payment_id)),
    bookingMoney,
    recordBookingPayment,
  }),
];
