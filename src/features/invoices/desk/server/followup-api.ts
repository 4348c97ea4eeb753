import { bind } from "#platform/bind.ts";
import { invoiceFollowupContract } from "../followup-contract.ts";
import { answeringFresh } from "./answer-fresh.ts";
import { completeDraft, reissueInvoice, setInvoiceChase } from "./reissue-invoice.ts";

export const invoiceFollowupApi = bind(invoiceFollowupContract, {
  setInvoiceChase: answeringFresh(setInvoiceChase),
  completeDraft: answeringFresh(completeDraft),
  reissueInvoice: answeringFresh(reissueInvoice),
});
