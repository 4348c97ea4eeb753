import { countMonthPaid } from "#features/booking/money/server/count-month-paid.ts";
import { creditResale } from "#features/booking/money/server/credit-resale.ts";
import { lowerCredited } from "#features/booking/money/server/lower-credited.ts";
import { finishInvoiceTask } from "#features/crm/tasks/server/finish-invoice-task.ts";
import { settleInvoicePayment } from "#features/invoices/billing/server/settle-invoice-payment.ts";
import { settleMonths } from "#features/invoices/billing/server/settle-months.ts";
import { sendIssued } from "#features/invoices/documents/server/send-issued.ts";
import { sendChase } from "#features/invoices/reminders/server/send-chase.ts";
import { settleCommission } from "#features/partners/commissions/server/settle-commission.ts";
import { sendInvoicePaymentReceived } from "#features/payments/invoice-checkout/server/send-invoice-payment-received.ts";
import { keepRecordedPayment } from "#features/payments/server/keep-recorded-payment.ts";
import { countDocument } from "#features/revenue/server/count-document.ts";
import { countRevenue } from "#features/revenue/server/count-revenue.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** An invoice from issue to the last cent. */
export const invoiceLife = {
  "invoice.issued": { sendIssued, countDocument, settleMonths },
  "invoice.chased": { sendChase },
  "invoice.payment_recorded": { keepRecordedPayment },
  "invoice.payment_received": { settleInvoicePayment, sendInvoicePaymentReceived },
  "invoice.payment_withdrawn": { settleInvoicePayment },
  "invoice.month_paid": { countMonthPaid, creditResale },
  "invoice.overpayment_settled": { finishInvoiceTask },
  "invoice.credited": { lowerCredited, settleCommission, countRevenue },
} satisfies Reactions;
