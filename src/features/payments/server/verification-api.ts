import { bind } from "#platform/bind.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { paymentsBankContract } from "../bank-contract.ts";
import { paymentsCashContract } from "../cash-contract.ts";
import { paymentsNoticesContract } from "../notices-contract.ts";
import { paymentsVerificationContract } from "../verification-contract.ts";
import { importBankLines } from "./import-bank-lines.ts";
import { listBankImports, listBankLines } from "./list-bank-lines.ts";
import { listCash, readCash, showBookingMoney } from "./list-cash.ts";
import { listMatchTargets } from "./list-match-targets.ts";
import { listNotices, showNotice } from "./list-notices.ts";
import { countWaiting, listProofs, readProof, showProof } from "./list-proofs.ts";
import { matchBankLine, setBankLineAside } from "./match-bank-line.ts";
import { moveCash } from "./move-cash.ts";
import { recordOfficePayment } from "./record-office-payment.ts";
import { replayNotice } from "./replay-notice.ts";
import { unmatchBankLine } from "./unmatch-bank-line.ts";
import { rejectProof, verifyProof } from "./verify-proof.ts";

/** What the office does with payments: proofs, gateway notices, bank statements and cash. */
export const paymentsVerificationApi = [
  ...bind(paymentsVerificationContract, {
    paymentsWaiting: countWaiting,
    transferProofs: listProofs,
    transferProof: showProof,
    verifyTransferProof: async (ctx, asked) =>
      refuseWithFresh(await verifyProof(ctx, asked), "proof", () => readProof(ctx, asked.id)),
    rejectTransferProof: async (ctx, asked) =>
      refuseWithFresh(await rejectProof(ctx, asked), "proof", () => readProof(ctx, asked.id)),
  }),
  ...bind(paymentsNoticesContract, {
    paymentNotices: listNotices,
    paymentNotice: showNotice,
    replayNotice,
  }),
  ...bind(paymentsBankContract, {
    importBankLines,
    bankImports: listBankImports,
    bankLines: listBankLines,
    matchTargets: listMatchTargets,
    matchBankLine,
    unmatchBankLine,
    setBankLineAside,
  }),
  ...bind(paymentsCashContract, {
    cashPayments: listCash,
    moveCash: async (ctx, asked) =>
      refuseWithFresh(await moveCash(ctx, asked), "payment", () => readCash(ctx, asked.payment_id)),
    bookingMoney: showBookingMoney,
    recordOfficePayment,
  }),
];
