import { countPurchase } from "#features/analytics/server/count-purchase.ts";
import { countPayment } from "#features/booking/money/server/count-payment.ts";
import { creditResale } from "#features/booking/money/server/credit-resale.ts";
import { holdForShares } from "#features/booking/money/server/hold-for-shares.ts";
import { notePayment } from "#features/booking/money/server/note-payment.ts";
import { noteRefund } from "#features/booking/money/server/note-refund.ts";
import { uncountPayment } from "#features/booking/money/server/uncount-payment.ts";
import { closeBooking } from "#features/booking/progress/server/close-booking.ts";
import { countRefund } from "#features/invoices/billing/server/count-refund.ts";
import { settlePayment } from "#features/invoices/billing/server/settle-payment.ts";
import { unsettlePayment } from "#features/invoices/billing/server/unsettle-payment.ts";
import { enclosing } from "#features/invoices/documents/server/enclose-documents.ts";
import { settleCommission } from "#features/partners/commissions/server/settle-commission.ts";
import { sendCreditAdded } from "#features/payments/bank/server/send-credit-added.ts";
import { chargeCard } from "#features/payments/cards/server/charge-card.ts";
import { forgetCard } from "#features/payments/cards/server/forget-card.ts";
import { closeOtherAttempts } from "#features/payments/checkout/server/close-other-attempts.ts";
import { sendPaymentReceived } from "#features/payments/checkout/server/send-payment-received.ts";
import { checkNotification } from "#features/payments/notifications/server/check-notification.ts";
import { openRefund } from "#features/payments/refunds/server/open-refund.ts";
import { payRefund } from "#features/payments/refunds/server/pay-refund.ts";
import { sendPaidTwice } from "#features/payments/refunds/server/send-paid-twice.ts";
import { sendRefundAccount } from "#features/payments/refunds/server/send-refund-account.ts";
import { sendRefunded } from "#features/payments/refunds/server/send-refunded.ts";
import { refundShares } from "#features/payments/shares/server/refund-shares.ts";
import { sendShareLinks } from "#features/payments/shares/server/send-share-links.ts";
import { sendShareReceived } from "#features/payments/shares/server/send-share-received.ts";
import { sendProofReceived } from "#features/payments/verification/server/send-proof-received.ts";
import { sendProofRejected } from "#features/payments/verification/server/send-proof-rejected.ts";
import { sellVoucher } from "#features/payments/vouchers/server/sell-voucher.ts";
import { sendVoucher } from "#features/payments/vouchers/server/send-voucher.ts";
import { countRevenue } from "#features/revenue/server/count-revenue.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** Money in and out: payments, shares, vouchers, credit and refunds. */
export const paymentLife = {
  "payment.started": { notePayment },
  "payment.notified": { checkNotification },
  "payment.proof_received": { sendProofReceived },
  "payment.proof_rejected": { sendProofRejected },
  "payment.succeeded": {
    countPayment,
    settlePayment,
    closeOtherAttempts,
    sendPaymentReceived: enclosing(sendPaymentReceived),
    sendShareReceived,
    refundShares,
    countPurchase,
    closeBooking,
    creditResale,
  },
  "payment.withdrawn": { uncountPayment, unsettlePayment },
  "bill.split": { holdForShares, sendShareLinks },
  "voucher.paid": { sellVoucher, sendVoucher },
  "credit.added": { sendCreditAdded },
  "card.charge_wanted": { chargeCard },
  "card.removed": { forgetCard },
  "refund.due": { openRefund, sendPaidTwice },
  "refund.approved": { payRefund },
  "refund.account_wanted": { sendRefundAccount },
  "refund.succeeded": {
    noteRefund,
    settleCommission,
    countRefund,
    countRevenue,
    sendRefunded: enclosing<"refund.succeeded">(sendRefunded),
  },
  "payment.returned": { sendRefunded },
} satisfies Reactions;
