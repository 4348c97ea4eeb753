import { bind } from "#platform/bind.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { invoiceDeskContract } from "../contract.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { downloadInvoice } from "./download-invoice.ts";
import { exportInvoices } from "./export-invoices.ts";
import { invoiceFigures } from "./invoice-figures.ts";
import { invoiceGaps } from "./invoice-gaps.ts";
import { listInvoices } from "./list-invoices.ts";
import { readInvoice } from "./read-invoice.ts";
import { recordInvoicePayment } from "./record-invoice-payment.ts";
import { refundInvoice } from "./refund-invoice.ts";
import { reissueInvoice } from "./reissue-invoice.ts";
import { sendInvoice } from "./send-invoice.ts";
import { writeOffInvoice } from "./write-off-invoice.ts";

export const invoiceDeskApi = bind(invoiceDeskContract, {
  listInvoices,
  invoiceFigures,
  readInvoice,
  downloadInvoice,
  sendInvoice: answeringFresh(sendInvoice),
  recordInvoicePayment: answeringFresh(recordInvoicePayment),
  creditInvoice: answeringFresh(creditInvoice),
  reissueInvoice: answeringFresh(reissueInvoice),
  refundInvoice: answeringFresh(refundInvoice),
  writeOffInvoice: answeringFresh(writeOffInvoice),
  invoiceGaps,
  exportInvoices,
});
