import { bind } from "#platform/bind.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { invoiceDraftsContract } from "../contract.ts";
import { completeDraft } from "./complete-draft.ts";
import { discardDraft } from "./discard-draft.ts";
import { draftInvoice } from "./draft-invoice.ts";
import { issueDraft } from "./issue-draft.ts";

export const invoiceDraftsApi = bind(invoiceDraftsContract, {
  draftInvoice,
  completeDraft: answeringFresh(completeDraft),
  issueDraft: answeringFresh(issueDraft),
  discardDraft: answeringFresh(discardDraft),
});
