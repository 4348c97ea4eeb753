import { bind } from "#platform/bind.ts";
import { commissionsContract } from "../contract.ts";
import { approveCommissions } from "./approve-commissions.ts";
import { myCommissions } from "./my-commissions.ts";
import { partnerCommissions } from "./partner-commissions.ts";
import { reverseCommission } from "./reverse-commission.ts";

export const commissionsApi = bind(commissionsContract, {
  partnerCommissions,
  approveCommissions,
  reverseCommission,
  myCommissions,
});
