import { bind } from "#platform/bind.ts";
import { invoicesFollowupContract } from "../followup-contract.ts";
import { completeDraft, makeOutAnew, setChase } from "./follow-up.ts";
import { tellingFresh } from "./tell-fresh.ts";

export const invoicesFollowupApi = bind(invoicesFollowupContract, {
  setInvoiceChase: tellingFresh(setChase),
  completeDraft: tellingFresh(completeDraft),
  reissueInvoice: tellingFresh(makeOutAnew),
});
