import { bind } from "#platform/bind.ts";
import { invoicesOfficeContract } from "../office-contract.ts";
import { beginInvoice } from "./begin-invoice.ts";
import { creditPart } from "./credit-part.ts";
import { discardDraft } from "./discard-draft.ts";
import { exportInvoices } from "./export-invoices.ts";
import { findGaps } from "./find-gaps.ts";
import { issueDraft } from "./issue-draft.ts";
import { listInvoices } from "./list-invoices.ts";
import { openInvoice } from "./open-invoice.ts";
import { readOfficeFile } from "./read-file.ts";
import { recordPayment } from "./record-payment.ts";
import { sendInvoice } from "./send-invoice.ts";
import { sumInvoices } from "./sum-invoices.ts";
import { tellingFresh } from "./tell-fresh.ts";
import { writeOff } from "./write-off.ts";

export const invoicesOfficeApi = bind(invoicesOfficeContract, {
  officeInvoices: listInvoices,
  invoiceFigures: sumInvoices,
  officeInvoice: openInvoice,
  officeInvoiceFile: readOfficeFile,
  draftInvoice: beginInvoice,
  issueDraft: tellingFresh(issueDraft),
  discardDraft: tellingFresh(discardDraft),
  sendInvoice: tellingFresh(sendInvoice),
  recordInvoicePayment: tellingFresh(recordPayment),
  creditInvoice: tellingFresh(creditPart),
  writeOffInvoice: tellingFresh(writeOff),
  invoiceGaps: findGaps,
  exportInvoices,
});
