import { sendApplicantInvitation } from "#features/accounts/invitations/server/send-applicant-invitation.ts";
import { countBookingRequest } from "#features/analytics/server/count-booking-request.ts";
import { countEnquiry } from "#features/analytics/server/count-enquiry.ts";
import { countPurchase } from "#features/analytics/server/count-purchase.ts";
import { sendBookingNoShow } from "#features/booking/desk/server/send-booking-no-show.ts";
import { sendBookingExpired } from "#features/booking/holds/server/send-booking-expired.ts";
import { countMonthPaid } from "#features/booking/money/server/count-month-paid.ts";
import { countPayment } from "#features/booking/money/server/count-payment.ts";
import { holdForShares } from "#features/booking/money/server/hold-for-shares.ts";
import { lowerCredited } from "#features/booking/money/server/lower-credited.ts";
import { notePayment } from "#features/booking/money/server/note-payment.ts";
import { noteRefund } from "#features/booking/money/server/note-refund.ts";
import { uncountPayment } from "#features/booking/money/server/uncount-payment.ts";
import { writeToGuest } from "#features/booking/portal/server/write-to-guest.ts";
import { closeBooking } from "#features/booking/progress/server/close-booking.ts";
import { bookQuote } from "#features/booking/requests/server/book-quote.ts";
import { closeRequest } from "#features/booking/requests/server/close-request.ts";
import { noteQuote } from "#features/booking/requests/server/note-quote.ts";
import { reopenRequest } from "#features/booking/requests/server/reopen-request.ts";
import { sendRequotePromised } from "#features/booking/requests/server/send-requote-promised.ts";
import { alertConsultants } from "#features/booking/sale/server/alert-consultants.ts";
import { forgetMissed } from "#features/booking/sale/server/forget-missed.ts";
import { sendBookingConfirmed } from "#features/booking/sale/server/send-booking-confirmed.ts";
import { sendBookingReceived } from "#features/booking/sale/server/send-booking-received.ts";
import { alertChangeRequested } from "#features/booking/self-service/server/alert-change-requested.ts";
import { sendBookingChanged } from "#features/booking/self-service/server/send-booking-changed.ts";
import { sendChangeReceived } from "#features/booking/self-service/server/send-change-received.ts";
import { sendChangeRejected } from "#features/booking/self-service/server/send-change-rejected.ts";
import { sendBookingCancelled } from "#features/booking/server/send-booking-cancelled.ts";
import { sendWeatherEmails } from "#features/booking/weather/server/send-weather-emails.ts";
import { sendEnquiryConfirmation } from "#features/crm/contact/server/send-enquiry-confirmation.ts";
import { alertTeam } from "#features/crm/leads/server/alert-team.ts";
import { loseEnquiry } from "#features/crm/leads/server/lose-enquiry.ts";
import { noteQuoteSent } from "#features/crm/leads/server/note-quote-sent.ts";
import { requalifyEnquiry } from "#features/crm/leads/server/requalify-enquiry.ts";
import { winEnquiry } from "#features/crm/leads/server/win-enquiry.ts";
import { recordCustomer } from "#features/crm/server/record-customer.ts";
import { finishInvoiceTask } from "#features/crm/tasks/server/finish-invoice-task.ts";
import { finishPartnerTask } from "#features/crm/tasks/server/finish-partner-task.ts";
import { finishRatingTask } from "#features/crm/tasks/server/finish-rating-task.ts";
import { finishRequestTask } from "#features/crm/tasks/server/finish-request-task.ts";
import { writeTask } from "#features/crm/tasks/server/write-task.ts";
import { sendDocumentRejected } from "#features/documents/server/send-document-rejected.ts";
import { updateDriverDocuments } from "#features/drivers/documents/server/update-driver-documents.ts";
import { enrolDriver } from "#features/drivers/server/enrol-driver.ts";
import { updateDriverState } from "#features/drivers/server/update-driver-state.ts";
import { updateVehicleDocuments } from "#features/fleet/documents/server/update-vehicle-documents.ts";
import { warnOfSeats } from "#features/fleet/equipment/server/warn-of-seats.ts";
import { billChange } from "#features/invoices/billing/server/bill-change.ts";
import { billConfirmed } from "#features/invoices/billing/server/bill-confirmed.ts";
import { billNoShow } from "#features/invoices/billing/server/bill-no-show.ts";
import { countRefund } from "#features/invoices/billing/server/count-refund.ts";
import { creditCancelled } from "#features/invoices/billing/server/credit-cancelled.ts";
import { creditUnsold } from "#features/invoices/billing/server/credit-unsold.ts";
import { creditWaivedFee } from "#features/invoices/billing/server/credit-waived-fee.ts";
import { settleInvoicePayment } from "#features/invoices/billing/server/settle-invoice-payment.ts";
import { settleMonths } from "#features/invoices/billing/server/settle-months.ts";
import { settlePayment } from "#features/invoices/billing/server/settle-payment.ts";
import { unsettlePayment } from "#features/invoices/billing/server/unsettle-payment.ts";
import { enclosing } from "#features/invoices/documents/server/enclose-documents.ts";
import { sendIssued } from "#features/invoices/documents/server/send-issued.ts";
import { sendChase } from "#features/invoices/reminders/server/send-chase.ts";
import { recordAttribution } from "#features/partners/commissions/server/record-attribution.ts";
import { settleCommission } from "#features/partners/commissions/server/settle-commission.ts";
import { addColleague } from "#features/partners/record/server/add-colleague.ts";
import { activateApplication } from "#features/partners/server/activate-application.ts";
import {
  sendDisputeAnswered,
  sendPayoutPaid,
  sendStatementIssued,
} from "#features/partners/statements/server/send-partner-news.ts";
import { repayByRule } from "#features/pay/rules/server/repay-by-rule.ts";
import { sendPayStatement } from "#features/pay/runs/server/send-pay-statement.ts";
import { repayBooking } from "#features/pay/server/repay-booking.ts";
import { handInSetOff } from "#features/payments/cash/server/hand-in-set-off.ts";
import { promiseCash } from "#features/payments/cash/server/promise-cash.ts";
import { cancelAttempts } from "#features/payments/checkout/server/cancel-attempts.ts";
import { closeOtherAttempts } from "#features/payments/checkout/server/close-other-attempts.ts";
import { expireAttempts } from "#features/payments/checkout/server/expire-attempts.ts";
import { prolongAttempts } from "#features/payments/checkout/server/prolong-attempts.ts";
import { sendPaymentReceived } from "#features/payments/checkout/server/send-payment-received.ts";
import { sendCreditAdded } from "#features/payments/credit/server/send-credit-added.ts";
import { sendInvoicePaymentReceived } from "#features/payments/invoice-checkout/server/send-invoice-payment-received.ts";
import { sendRefundAccount } from "#features/payments/refund-account/server/send-refund-account.ts";
import { openRefund } from "#features/payments/refunds/server/open-refund.ts";
import { sendPaidTwice } from "#features/payments/refunds/server/send-paid-twice.ts";
import { sendRefunded } from "#features/payments/refunds/server/send-refunded.ts";
import { keepRecordedPayment } from "#features/payments/server/keep-recorded-payment.ts";
import { refundShares } from "#features/payments/shares/server/refund-shares.ts";
import { reshareBill } from "#features/payments/shares/server/reshare-bill.ts";
import { sendShareLinks } from "#features/payments/shares/server/send-share-links.ts";
import { sendShareReceived } from "#features/payments/shares/server/send-share-received.ts";
import { sendProofReceived } from "#features/payments/verification/server/send-proof-received.ts";
import { sendProofRejected } from "#features/payments/verification/server/send-proof-rejected.ts";
import { sellVoucher } from "#features/payments/vouchers/server/sell-voucher.ts";
import { sendVoucher } from "#features/payments/vouchers/server/send-voucher.ts";
import { convertQuote } from "#features/quotes/server/convert-quote.ts";
import { sendQuoteEmail } from "#features/quotes/server/send-quote-email.ts";
import { withdrawQuotesOfBooking } from "#features/quotes/server/withdraw-quotes-of-booking.ts";
import { countCosts } from "#features/revenue/server/count-costs.ts";
import { countDocument } from "#features/revenue/server/count-document.ts";
import { countDriven } from "#features/revenue/server/count-driven.ts";
import { countQuote } from "#features/revenue/server/count-quote.ts";
import { countRevenue } from "#features/revenue/server/count-revenue.ts";
import { sendDisputeDecided } from "#features/reviews/desk/server/send-dispute-decided.ts";
import { sendReviewRejected } from "#features/reviews/desk/server/send-review-rejected.ts";
import { sendOverrideNotice } from "#features/trips/assign/server/send-override-notice.ts";
import { sendTripChanged } from "#features/trips/assign/server/send-trip-changed.ts";
import { releaseCancelled } from "#features/trips/release/server/release-cancelled.ts";
import { releaseForQuote } from "#features/trips/release/server/release-for-quote.ts";
import { releaseMoved } from "#features/trips/release/server/release-moved.ts";
import type { Reactions } from "#platform/jobs/events.ts";
import { inTurn } from "#platform/jobs/in-turn.ts";
import { roadReactions } from "./app/road-reactions.ts";

/** What follows from what. Each may run twice and has its effect once. */
// A customer gets one email about an event: its documents are issued first and attached.
export const reactions = {
  ...roadReactions,
  "application.invited": { sendApplicantInvitation },
  "bill.split": { holdForShares, sendShareLinks },
  "booking.cancelled": {
    settleCommission,
    releaseCancelled,
    finishRequestTask,
    creditCancelled,
    writeToGuest,
    sendBookingCancelled: inTurn(creditCancelled, enclosing(sendBookingCancelled)),
    withdrawQuotesOfBooking,
    cancelAttempts,
    countRevenue: inTurn(settleCommission, countRevenue),
  },
  "booking.change_proposed": { sendChangeReceived, alertChangeRequested },
  "booking.change_rejected": { sendChangeRejected },
  "booking.changed": {
    settleCommission,
    releaseMoved,
    billChange,
    sendBookingChanged: inTurn(billChange, enclosing(sendBookingChanged)),
    writeToGuest,
    sendTripChanged: inTurn(releaseMoved, sendTripChanged),
    warnOfSeats,
    repayBooking,
    countRevenue: inTurn(repayBooking, settleCommission, countRevenue),
    promiseCash,
    reshareBill,
  },
  "booking.confirmed": {
    settleCommission,
    billConfirmed,
    sendBookingConfirmed: inTurn(billConfirmed, enclosing(sendBookingConfirmed)),
    writeToGuest,
    warnOfSeats,
    countRevenue: inTurn(settleCommission, countRevenue),
    promiseCash,
  },
  "booking.created": {
    sendBookingReceived,
    alertConsultants,
    recordCustomer,
    convertQuote,
    countBookingRequest,
    recordAttribution,
    forgetMissed,
    countRevenue: inTurn(convertQuote, recordAttribution, countRevenue),
  },
  "booking.declined": { finishRequestTask, withdrawQuotesOfBooking, creditUnsold, countRevenue },
  "booking.expired": { sendBookingExpired, expireAttempts, creditUnsold, refundShares, countRevenue },
  "booking.taken_up": { countRevenue },
  "booking.fee_waived": { creditWaivedFee, countRevenue },
  "booking.hold_extended": { prolongAttempts },
  "booking.no_show": {
    settleCommission,
    billNoShow,
    sendBookingNoShow: inTurn(billNoShow, enclosing(sendBookingNoShow)),
    countRevenue: inTurn(settleCommission, countRevenue),
  },
  "booking.requote_promised": { sendRequotePromised, countRevenue },
  "compliance.overridden": { sendOverrideNotice },
  "credit.added": { sendCreditAdded },
  "document.changed": { updateVehicleDocuments, updateDriverDocuments, sendDocumentRejected },
  "enquiry.received": { sendEnquiryConfirmation, alertTeam, countEnquiry },
  "invite.accepted": { activateApplication, enrolDriver, addColleague },
  "invoice.chased": { sendChase },
  "invoice.credited": {
    lowerCredited,
    settleCommission: inTurn(lowerCredited, settleCommission),
    countRevenue: inTurn(lowerCredited, settleCommission, countRevenue),
  },
  "invoice.issued": { sendIssued, countDocument, settleMonths },
  "invoice.month_paid": { countMonthPaid },
  "invoice.overpayment_settled": { finishInvoiceTask },
  "invoice.payment_received": { settleInvoicePayment, sendInvoicePaymentReceived },
  "invoice.payment_recorded": { keepRecordedPayment },
  "invoice.payment_withdrawn": { settleInvoicePayment },
  "partner.commission_changed": { countDriven },
  "partner.dispute_answered": { finishPartnerTask, sendDisputeAnswered },
  "partner.payout_paid": { sendPayoutPaid },
  "partner.standing_changed": { updateDriverState },
  "partner.statement_issued": { sendStatementIssued },
  "payment.proof_received": { sendProofReceived },
  "payment.proof_rejected": { sendProofRejected },
  "payment.returned": { sendRefunded },
  "payment.started": { notePayment },
  "payment.succeeded": {
    countPayment,
    settlePayment,
    closeOtherAttempts,
    sendPaymentReceived: inTurn(countPayment, settlePayment, enclosing(sendPaymentReceived)),
    sendShareReceived: inTurn(countPayment, sendShareReceived),
    refundShares: inTurn(countPayment, refundShares),
    countPurchase,
    closeBooking: inTurn(countPayment, settlePayment, closeBooking),
  },
  "payment.withdrawn": { uncountPayment, unsettlePayment },
  "quote.accepted": { bookQuote, winEnquiry, countQuote },
  "quote.declined": { loseEnquiry, releaseForQuote, closeRequest, countQuote },
  "quote.expired": { loseEnquiry, closeRequest, countQuote },
  "quote.sent": { noteQuote, noteQuoteSent, sendQuoteEmail, countQuote: inTurn(noteQuote, countQuote) },
  "quote.superseded": { releaseForQuote, countQuote },
  "quote.withdrawn": { releaseForQuote, reopenRequest, requalifyEnquiry, countQuote },
  "rating.dispute_decided": { finishRatingTask, sendDisputeDecided },
  "rating.rejected": { sendReviewRejected },
  "rating.settled": { finishRatingTask },
  "refund.account_wanted": { sendRefundAccount },
  "refund.due": { openRefund, sendPaidTwice },
  "refund.succeeded": {
    noteRefund,
    settleCommission: inTurn(noteRefund, settleCommission),
    countRefund: inTurn(noteRefund, countRefund),
    countRevenue: inTurn(noteRefund, settleCommission, countRevenue),
    sendRefunded: inTurn(noteRefund, countRefund, enclosing<"refund.succeeded">(sendRefunded)),
  },
  "pay.period_settled": { countCosts },
  "pay.rule_saved": { repayByRule },
  "pay.run_paid": { handInSetOff },
  "pay.statement_paid": { sendPayStatement },
  "task.wanted": { writeTask },
  "voucher.paid": { sellVoucher, sendVoucher: inTurn(sellVoucher, sendVoucher) },
  "weather.declared": { sendWeatherEmails },
} satisfies Reactions;
