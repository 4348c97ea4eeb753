import type { DatabaseAddress } from "#db/connect.ts";
import { forgetEndedSessions } from "#features/accounts/security/server/forget-ended-sessions.ts";
import { forgetUnconfirmedAccounts } from "#features/accounts/sign-in/server/forget-unconfirmed-accounts.ts";
import { forgetVisits } from "#features/analytics/server/forget-visits.ts";
import { sendVisits } from "#features/analytics/server/send-visits.ts";
import { expireHolds } from "#features/booking/holds/server/expire-holds.ts";
import { remindCustomers } from "#features/booking/holds/server/remind-customers.ts";
import { closeBookings } from "#features/booking/progress/server/close-bookings.ts";
import { escalateRequests } from "#features/booking/requests/server/escalate-requests.ts";
import { forgetOldWrongCodes } from "#features/booking/self-service/server/forget-old-wrong-codes.ts";
import { alertSpend } from "#features/companies/alerts/server/alert-spend.ts";
import { expireApprovals } from "#features/companies/approvals/server/expire-approvals.ts";
import { escalateEnquiries } from "#features/crm/leads/server/escalate-enquiries.ts";
import { forgetOldEnquiries } from "#features/crm/leads/server/forget-old-enquiries.ts";
import { remindOfDocuments } from "#features/documents/server/remind-of-documents.ts";
import { forgetOldHealth } from "#features/health/checks/server/forget-old-health.ts";
import { raiseAlarms } from "#features/health/checks/server/raise-alarms.ts";
import { watchHealth } from "#features/health/checks/server/watch-health.ts";
import { closeOldLostItems } from "#features/incidents/lost-items/server/close-old-lost-items.ts";
import { issueMonthInvoices } from "#features/invoices/monthly/server/issue-month-invoices.ts";
import { chaseInvoices } from "#features/invoices/reminders/server/chase-invoices.ts";
import { forgetOldLinks } from "#features/live/server/forget-old-links.ts";
import { forgetOldMessages } from "#features/messages/server/forget-old-messages.ts";
import { issueMonthlyStatements } from "#features/partners/commissions/server/issue-statements.ts";
import { forgetOldApplications } from "#features/partners/server/forget-old-applications.ts";
import { lapseAttempts } from "#features/payments/checkout/server/lapse-attempts.ts";
import { forgetRefusedNotifications } from "#features/payments/notifications/server/forget-refused-notifications.ts";
import { forgetRefundAccounts } from "#features/payments/refunds/server/forget-refund-accounts.ts";
import { resumeRefunds } from "#features/payments/refunds/server/resume-refunds.ts";
import { endSplits } from "#features/payments/shares/server/end-splits.ts";
import { remindSharers } from "#features/payments/shares/server/remind-sharers.ts";
import { forgetUnpaidVouchers } from "#features/payments/vouchers/server/forget-unpaid-vouchers.ts";
import { startTariffs } from "#features/pricing/server/start-tariffs.ts";
import { expireQuotes } from "#features/quotes/server/expire-quotes.ts";
import { sendQuoteReminders } from "#features/quotes/server/send-quote-reminders.ts";
import { sendMonthlyReport } from "#features/revenue/analytics/server/send-monthly-report.ts";
import { requestRatings } from "#features/reviews/rating/server/request-ratings.ts";
import { updateRates } from "#features/settings/server/update-rates.ts";
import { forgetAlarmPlaces } from "#features/sos/server/forget-alarm-places.ts";
import { watchRoad } from "#features/tracking/alerts/server/watch-road.ts";
import { keepPositionDays } from "#features/tracking/server/keep-position-days.ts";
import { sendDueDriverDetails } from "#features/trips/assign/server/send-driver-details.ts";
import { expireOffers } from "#features/trips/offers/server/expire-offers.ts";
import { requestReconfirmations } from "#features/trips/offers/server/request-reconfirmations.ts";
import { completeSilentTrips } from "#features/trips/road/server/complete-silent-trips.ts";
import { followFlights } from "#features/trips/shift/server/follow-flights.ts";
import type { Config } from "#platform/config.ts";
import type { Outside } from "#platform/context.ts";
import { forgetUnclaimedFiles } from "#platform/files/storage.ts";
import { forgetOldRecords } from "#platform/forget-old-records.ts";
import { forgetOldEvents } from "#platform/jobs/forget-old-events.ts";
import type { Schedule } from "#platform/jobs/work-jobs.ts";
import { backupRounds } from "./app/backup-rounds.ts";
import { tellAllShops } from "./sandbox/payfast/notices.ts";
import { standInAccount } from "./sandbox/payfast/stand-in-account.ts";

/** Scheduled jobs, in South African time. */
export const schedule = {
  "start-tariffs": { cron: "1 0 * * *", run: startTariffs },
  "forget-old-records": { cron: "15 * * * *", run: forgetOldRecords },
  "forget-ended-sessions": { cron: "25 3 * * *", run: forgetEndedSessions },
  "forget-unconfirmed-accounts": { cron: "25 * * * *", run: forgetUnconfirmedAccounts },
  "forget-old-events": { cron: "50 3 * * *", run: forgetOldEvents },
  "forget-old-enquiries": { cron: "50 * * * *", run: forgetOldEnquiries },
  "forget-old-applications": { cron: "55 * * * *", run: forgetOldApplications },
  "forget-visits": { cron: "35 3 * * *", run: forgetVisits },
  "forget-unclaimed-files": { cron: "45 * * * *", run: forgetUnclaimedFiles },
  "expire-holds": { cron: "* * * * *", run: expireHolds },
  "remind-customers": { cron: "*/5 * * * *", run: remindCustomers },
  "complete-silent-trips": { cron: "*/5 * * * *", run: completeSilentTrips },
  "send-driver-details": { cron: "*/5 * * * *", run: sendDueDriverDetails },
  "close-bookings": { cron: "20 * * * *", run: closeBookings },
  "escalate-requests": { cron: "* * * * *", run: escalateRequests },
  "escalate-enquiries": { cron: "* * * * *", run: escalateEnquiries },
  "remind-of-documents": { cron: "20 7 * * *", run: remindOfDocuments },
  "chase-invoices": { cron: "5 7 * * *", run: chaseInvoices },
  "issue-month-invoices": { cron: "0 7 * * *", run: issueMonthInvoices },
  "alert-spend": { cron: "*/10 * * * *", run: alertSpend },
  "expire-approvals": { cron: "* * * * *", run: expireApprovals },
  "expire-quotes": { cron: "* * * * *", run: expireQuotes },
  "send-quote-reminders": { cron: "* * * * *", run: sendQuoteReminders },
  "expire-offers": { cron: "* * * * *", run: expireOffers },
  "request-reconfirmations": { cron: "* * * * *", run: requestReconfirmations },
  "request-ratings": { cron: "*/5 * * * *", run: requestRatings },
  "lapse-attempts": { cron: "*/5 * * * *", run: lapseAttempts },
  "remind-sharers": { cron: "*/5 * * * *", run: remindSharers },
  "end-splits": { cron: "* * * * *", run: endSplits },
  "forget-unpaid-vouchers": { cron: "40 3 * * *", run: forgetUnpaidVouchers },
  "forget-refused-notifications": { cron: "35 * * * *", run: forgetRefusedNotifications },
  "forget-wrong-codes": { cron: "*/10 * * * *", run: forgetOldWrongCodes },
  "forget-refund-accounts": { cron: "35 3 * * *", run: forgetRefundAccounts },
  "forget-old-messages": { cron: "55 3 * * *", run: forgetOldMessages },
  "forget-alarm-places": { cron: "5 4 * * *", run: forgetAlarmPlaces },
  "forget-old-links": { cron: "10 4 * * *", run: forgetOldLinks },
  "close-old-lost-items": { cron: "15 4 * * *", run: closeOldLostItems },
  "watch-road": { cron: "* * * * *", run: watchRoad },
  "keep-position-days": { cron: "50 1 * * *", runOutside: keepPositionDays },
  "issue-statements": { cron: "10 7 1 * *", run: issueMonthlyStatements },
  "send-monthly-report": { cron: "30 7 1 * *", run: sendMonthlyReport },
  "watch-health": { cron: "* * * * *", runOutside: watchHealth },
  "raise-alarms": { cron: "* * * * *", run: raiseAlarms },
  "forget-old-health": { cron: "40 * * * *", run: forgetOldHealth },
  "resume-refunds": { cron: "*/10 * * * *", run: resumeRefunds },
} satisfies Schedule;

/** All of it, with what speaks to a service outside where there is one. */
export const scheduleWith = (
  config: Config,
  { sendVisit, askRates, askFlight }: Outside,
  address: DatabaseAddress,
): Schedule => ({
  ...schedule,
  ...backupRounds(config, address),
  ...(sendVisit && { "send-visits": { cron: "* * * * *", runOutside: sendVisits } }),
  ...(config.hasStandInGateway && standInRounds(config)),
  ...(askRates && { "update-rates": { cron: "10 6,17 * * *", runOutside: updateRates } }),
  ...(askFlight && { "follow-flights": { cron: "* * * * *", runOutside: followFlights } }),
});

/** The rounds of the stand-in gateway. */
function standInRounds(config: Config): Schedule {
  const account = standInAccount(config.appSecret);
  // The shop it tells is this very site, and must see what was written.
  return {
    "tell-stand-in-notices": { cron: "* * * * *", runOutside: ({ db, now }) => tellAllShops(db, { account, now }) },
  };
}
