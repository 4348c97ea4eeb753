import { countBookingRequest } from "#features/analytics/server/count-booking-request.ts";
import { alertConsultants } from "#features/booking/booking-emails/server/alert-consultants.ts";
import { sendBookingCancelled } from "#features/booking/booking-emails/server/send-booking-cancelled.ts";
import { sendBookingConfirmed } from "#features/booking/booking-emails/server/send-booking-confirmed.ts";
import { sendBookingReceived } from "#features/booking/booking-emails/server/send-booking-received.ts";
import { sendBookingResold } from "#features/booking/booking-emails/server/send-booking-resold.ts";
import { writeToGuest } from "#features/booking/booking-emails/server/write-to-guest.ts";
import { sendBookingNoShow } from "#features/booking/desk/server/send-booking-no-show.ts";
import { sendBookingExpired } from "#features/booking/holds/server/send-booking-expired.ts";
import { sendRequotePromised } from "#features/booking/requests/server/send-requote-promised.ts";
import { alertChangeRequested } from "#features/booking/self-service/server/alert-change-requested.ts";
import { sendBookingChanged } from "#features/booking/self-service/server/send-booking-changed.ts";
import { sendChangeReceived } from "#features/booking/self-service/server/send-change-received.ts";
import { sendChangeRejected } from "#features/booking/self-service/server/send-change-rejected.ts";
import { sendWeatherEmails } from "#features/booking/weather/server/send-weather-emails.ts";
import { finishRequestTask } from "#features/crm/tasks/server/finish-request-task.ts";
import { finishVehicleTasks } from "#features/crm/tasks/server/finish-vehicle-tasks.ts";
import { warnOfSeats } from "#features/fleet/equipment/server/warn-of-seats.ts";
import { billChange } from "#features/invoices/billing/server/bill-change.ts";
import { billConfirmed } from "#features/invoices/billing/server/bill-confirmed.ts";
import { billNoShow } from "#features/invoices/billing/server/bill-no-show.ts";
import { creditCancelled } from "#features/invoices/billing/server/credit-cancelled.ts";
import { creditUnsold } from "#features/invoices/billing/server/credit-unsold.ts";
import { creditWaivedFee } from "#features/invoices/billing/server/credit-waived-fee.ts";
import { enclosing } from "#features/invoices/documents/server/enclose-documents.ts";
import { recordAttribution } from "#features/partners/commissions/server/record-attribution.ts";
import { sendPartnerCopy } from "#features/partners/commissions/server/send-partner-copy.ts";
import { settleCommission } from "#features/partners/commissions/server/settle-commission.ts";
import { repayBooking } from "#features/pay/server/repay-booking.ts";
import { promiseCash } from "#features/payments/cash/server/promise-cash.ts";
import { cancelAttempts } from "#features/payments/checkout/server/cancel-attempts.ts";
import { expireAttempts } from "#features/payments/checkout/server/expire-attempts.ts";
import { prolongAttempts } from "#features/payments/checkout/server/prolong-attempts.ts";
import { refundShares } from "#features/payments/shares/server/refund-shares.ts";
import { reshareBill } from "#features/payments/shares/server/reshare-bill.ts";
import { recordWithdrawal } from "#features/people/server/record-withdrawal.ts";
import { giveBackPromo } from "#features/promos/server/give-back-promo.ts";
import { keepPromo } from "#features/promos/server/keep-promo.ts";
import { convertQuote } from "#features/quotes/server/convert-quote.ts";
import { withdrawQuotesOfBooking } from "#features/quotes/server/withdraw-quotes-of-booking.ts";
import { countRevenue } from "#features/revenue/server/count-revenue.ts";
import { countUnimported } from "#features/revenue/server/count-unimported.ts";
import { forgetMissed } from "#features/selling/sale/server/forget-missed.ts";
import { sendTripChanged } from "#features/trips/assign/server/send-trip-changed.ts";
import { releaseCancelled } from "#features/trips/offers/server/release-cancelled.ts";
import { releaseMoved } from "#features/trips/offers/server/release-moved.ts";
import type { Reactions } from "#platform/jobs/events.ts";
import { removeKeptEmails } from "#platform/mail/remove-kept-emails.ts";

/** A booking from its first request until its customer is forgotten. */
export const bookingLife = {
  "booking.created": {
    sendBookingReceived,
    alertConsultants,
    convertQuote,
    countBookingRequest,
    recordAttribution,
    forgetMissed,
    countRevenue,
  },
  "booking.requote_promised": { sendRequotePromised, countRevenue },
  "booking.taken_up": { countRevenue },
  "booking.declined": { giveBackPromo, finishRequestTask, withdrawQuotesOfBooking, creditUnsold, countRevenue },
  "booking.hold_extended": { prolongAttempts },
  "booking.expired": { giveBackPromo, sendBookingExpired, expireAttempts, creditUnsold, refundShares, countRevenue },
  "booking.confirmed": {
    keepPromo,
    settleCommission,
    billConfirmed,
    sendBookingConfirmed: enclosing(sendBookingConfirmed),
    writeToGuest,
    sendPartnerCopy,
    warnOfSeats,
    countRevenue,
    promiseCash,
  },
  "booking.imported": { countRevenue },
  "bookings.unimported": { finishVehicleTasks, countUnimported },
  "booking.change_proposed": { sendChangeReceived, alertChangeRequested },
  "booking.change_rejected": { sendChangeRejected },
  "booking.changed": {
    settleCommission,
    releaseMoved,
    billChange,
    sendBookingChanged: enclosing(sendBookingChanged),
    writeToGuest,
    sendPartnerCopy,
    sendTripChanged,
    warnOfSeats,
    repayBooking,
    countRevenue,
    promiseCash,
    reshareBill,
  },
  "weather.declared": { sendWeatherEmails },
  "booking.cancelled": {
    giveBackPromo,
    settleCommission,
    releaseCancelled,
    finishRequestTask,
    creditCancelled,
    writeToGuest,
    sendPartnerCopy,
    sendBookingCancelled: enclosing(sendBookingCancelled),
    withdrawQuotesOfBooking,
    cancelAttempts,
    countRevenue,
  },
  "booking.no_show": { settleCommission, billNoShow, sendBookingNoShow: enclosing(sendBookingNoShow), countRevenue },
  "booking.resold": { sendBookingResold },
  "booking.fee_waived": { creditWaivedFee, countRevenue },
  "emails.erased": { removeKeptEmails },
  "marketing.stopped": { recordWithdrawal },
} satisfies Reactions;
