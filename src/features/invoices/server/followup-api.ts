import { bind } from "#platform/bind.ts";
import { invoicesFollowupContract } from "../followup-contract.ts";
import { completeDraft, makeOutAnew, setChase } from "./follow-up.ts";

export const invoicesFollowupApi = bind(invoicesFollowupContract, {
  setInvoiceChase: setChase,
  completeDraft,
  reissueInvoice: makeOutAnew,
});
