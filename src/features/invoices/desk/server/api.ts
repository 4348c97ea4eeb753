import { bind } from "#platform/bind.ts";
import { downloadInvoice } from "../../documents/server/invoice-file.ts";
import { discardDraft } from "../../drafts/server/discard-draft.ts";
import { draftInvoice } from "../../drafts/server/draft-invoice.ts";
import { issueDraft } from "../../drafts/server/issue-draft.ts";
import { invoiceDeskContract } from "../contract.ts";
import { answeringFresh } from "./answer-fresh.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { exportInvoices } from "./export-invoices.ts";
import { invoiceFigures } from "./invoice-figures.ts";
import { invoiceGaps } from "./invoice-gaps.ts";
import { listInvoices } from "./list-invoices.ts";
import { readInvoice } from "./read-invoice.ts";
import { recordInvoicePayment } from "./record-invoice-payment.ts";
import { sendInvoice } from "./send-invoice.ts";
import { writeOffInvoice } from "./write-off-invoice.ts";

export const invoiceDeskApi = bind(invoiceDeskContract, {
  listInvoices,
  invoiceFigures: invoiceFigures,
  readInvoice,
  downloadInvoice: downloadInvoice,
  draftInvoice,
  issueDraft: answeringFresh(issueDraft),
  discardDraft: answeringFresh(discardDraft),
  sendInvoice: answeringFresh(sendInvoice),
  recordInvoicePayment: answeringFresh(recordInvoicePayment),
  creditInvoice: answeringFresh(creditInvoice),
  writeOffInvoice: answeringFresh(writeOffInvoice),
  invoiceGaps,
  exportInvoices,
});
