import { bind } from "#platform/bind.ts";
import { payoutsContract } from "../contract.ts";
import { approvePayout } from "./approve-payout.ts";
import { cancelPayout } from "./cancel-payout.ts";
import { draftPayouts } from "./draft-payouts.ts";
import { markPayoutPaid } from "./mark-payout-paid.ts";
import { partnerPayouts } from "./partner-payouts.ts";
import { payoutBankFile } from "./payout-bank-file.ts";

export const payoutsApi = bind(payoutsContract, {
  partnerPayouts,
  draftPayouts,
  approvePayout,
  markPayoutPaid,
  cancelPayout,
  payoutBankFile,
});
