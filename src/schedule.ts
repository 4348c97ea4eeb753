import type { DatabaseAddress } from "#db/connect.ts";
import { morningFor } from "#domain/message/scheduled-messages.ts";
import { sendVisits } from "#features/analytics/server/send-visits.ts";
import { expireHolds } from "#features/booking/holds/server/expire-holds.ts";
import { remindCustomers } from "#features/booking/holds/server/remind-customers.ts";
import { remindToPay } from "#features/booking/holds/server/remind-to-pay.ts";
import { remindSoon } from "#features/booking/holds/server/send-booking-soon.ts";
import { closeBookings } from "#features/booking/progress/server/close-bookings.ts";
import { escalateRequests } from "#features/booking/requests/server/escalate-requests.ts";
import { escalateUnread } from "#features/channels/server/escalate-unread.ts";
import { alertSpend } from "#features/companies/alerts/server/alert-spend.ts";
import { expireApprovals } from "#features/companies/approvals/server/expire-approvals.ts";
import { askToCheckClaims } from "#features/content/claims/server/ask-to-check-claims.ts";
import { keepLegalReadings } from "#features/content/legal/server/keep-legal-readings.ts";
import { sendFollowUps } from "#features/crm/follow-ups/server/send-follow-ups.ts";
import { escalateEnquiries } from "#features/crm/leads/server/escalate-enquiries.ts";
import { remindOfDocuments } from "#features/documents/server/remind-of-documents.ts";
import { sendCampaigns } from "#features/email/campaigns/server/send-campaigns.ts";
import { raiseAlarms } from "#features/health/checks/server/raise-alarms.ts";
import { watchHealth } from "#features/health/checks/server/watch-health.ts";
import { closeOldLostItems } from "#features/incidents/lost-items/server/close-old-lost-items.ts";
import { issueMonthInvoices } from "#features/invoices/monthly/server/issue-month-invoices.ts";
import { chaseInvoices } from "#features/invoices/reminders/server/chase-invoices.ts";
import { endDueMaintenance } from "#features/maintenance/server/end-due-maintenance.ts";
import { settlePages } from "#features/pages/server/settle-pages.ts";
import { issueMonthlyStatements } from "#features/partners/commissions/server/issue-statements.ts";
import { lapseAttempts } from "#features/payments/checkout/server/lapse-attempts.ts";
import { resumeRefunds } from "#features/payments/refunds/server/resume-refunds.ts";
import { endSplits } from "#features/payments/shares/server/end-splits.ts";
import { remindSharers } from "#features/payments/shares/server/remind-sharers.ts";
import { startTariffs } from "#features/pricing/server/start-tariffs.ts";
import { expireQuotes } from "#features/quotes/server/expire-quotes.ts";
import { sendQuoteReminders } from "#features/quotes/server/send-quote-reminders.ts";
import { sendMonthlyReport } from "#features/revenue/analytics/server/send-monthly-report.ts";
import { requestRatings } from "#features/reviews/rating/server/request-ratings.ts";
import { updateRates } from "#features/settings/server/update-rates.ts";
import { watchRoad } from "#features/tracking/alerts/server/watch-road.ts";
import { keepPositionDays } from "#features/tracking/server/keep-position-days.ts";
import { sendDueDriverDetails } from "#features/trips/assign/server/send-driver-details.ts";
import { dispatchAutomatically } from "#features/trips/automatic/server/dispatch-automatically.ts";
import { expireOffers } from "#features/trips/offers/server/expire-offers.ts";
import { requestReconfirmations } from "#features/trips/offers/server/request-reconfirmations.ts";
import { completeSilentTrips } from "#features/trips/road/server/complete-silent-trips.ts";
import { tellLateness } from "#features/trips/road/server/tell-lateness.ts";
import { followFlights } from "#features/trips/shift/server/follow-flights.ts";
import type { Config } from "#platform/config.ts";
import type { Outside } from "#platform/context.ts";
import type { Schedule } from "#platform/jobs/work-jobs.ts";
import { backupRounds } from "./app/backup-rounds.ts";
import { forgetting } from "./app/forgetting.ts";
import { mailRounds } from "./app/mail-in.ts";
import { tellAllShops } from "./sandbox/payfast/notices.ts";
import { standInAccount } from "./sandbox/payfast/stand-in-account.ts";
import { tellAllSenders } from "./sandbox/phones/notices.ts";
import { standInAccounts } from "./sandbox/phones/stand-in-accounts.ts";

/** Scheduled jobs, in South African time. */
export const schedule = {
  ...forgetting,
  "start-tariffs": { cron: "1 0 * * *", run: startTariffs },
  "keep-legal-readings": { cron: "2 0 * * *", run: keepLegalReadings },
  "settle-pages": { cron: "* * * * *", run: settlePages },
  "end-due-maintenance": { cron: "* * * * *", run: endDueMaintenance },
  "expire-holds": { cron: "* * * * *", run: expireHolds },
  "send-campaigns": { cron: "* * * * *", run: sendCampaigns },
  "remind-customers": { cron: "*/5 * * * *", run: remindCustomers },
  "remind-soon": { cron: "*/5 * * * *", run: remindSoon },
  "remind-to-pay": { cron: "* * * * *", run: remindToPay },
  "tell-lateness": { cron: "* * * * *", run: tellLateness },
  "complete-silent-trips": { cron: "*/5 * * * *", run: completeSilentTrips },
  "send-driver-details": { cron: "*/5 * * * *", run: sendDueDriverDetails },
  "close-bookings": { cron: "20 * * * *", run: closeBookings },
  "escalate-requests": { cron: "* * * * *", run: escalateRequests },
  "escalate-enquiries": { cron: "* * * * *", run: escalateEnquiries },
  "remind-of-documents": { cron: "20 7 * * *", run: remindOfDocuments },
  "ask-to-check-claims": { cron: "25 7 * * *", run: askToCheckClaims },
  "chase-invoices": { cron: "5 7 * * *", run: chaseInvoices },
  "issue-month-invoices": { cron: "0 7 * * *", run: issueMonthInvoices },
  "alert-spend": { cron: "*/10 * * * *", run: alertSpend },
  "expire-approvals": { cron: "* * * * *", run: expireApprovals },
  "expire-quotes": { cron: "* * * * *", run: expireQuotes },
  "send-quote-reminders": { cron: "* * * * *", run: sendQuoteReminders },
  "send-follow-ups": { cron: "*/10 * * * *", run: sendFollowUps },
  "dispatch-automatically": { cron: "* * * * *", runOutside: dispatchAutomatically },
  "expire-offers": { cron: "* * * * *", run: expireOffers },
  "request-reconfirmations": { cron: "* * * * *", run: requestReconfirmations },
  "request-ratings": { cron: "*/5 * * * *", run: requestRatings },
  "lapse-attempts": { cron: "*/5 * * * *", run: lapseAttempts },
  "remind-sharers": { cron: "*/5 * * * *", run: remindSharers },
  "end-splits": { cron: "* * * * *", run: endSplits },
  "close-old-lost-items": { cron: "15 4 * * *", run: closeOldLostItems },
  "watch-road": { cron: "* * * * *", run: watchRoad },
  "keep-position-days": { cron: "50 1 * * *", runOutside: keepPositionDays },
  "issue-statements": { cron: "10 7 1 * *", run: issueMonthlyStatements },
  "send-monthly-report": { cron: "30 7 1 * *", run: sendMonthlyReport },
  "watch-health": { cron: "* * * * *", runOutside: watchHealth },
  "raise-alarms": { cron: "* * * * *", run: raiseAlarms },
  "escalate-unread": { cron: "* * * * *", run: escalateUnread },
  "resume-refunds": { cron: "*/10 * * * *", run: resumeRefunds },
} satisfies Schedule;

/** The whole schedule, including external services that are configured. */
export const scheduleWith = (
  config: Config,
  { sendVisit, askRates, askFlight }: Outside,
  address: DatabaseAddress,
): Schedule => ({
  ...byDay(schedule),
  ...backupRounds(config, address),
  ...(sendVisit && { "send-visits": { cron: "* * * * *", runOutside: sendVisits } }),
  ...(config.hasStandInGateway && standInRounds(config)),
  ...mailRounds(config),
  ...(config.hasStandInPhones && standInPhoneRounds(config)),
  ...(askRates && { "update-rates": { cron: "10 6,17 * * *", runOutside: updateRates } }),
  ...(askFlight && { "follow-flights": { cron: "* * * * *", runOutside: followFlights } }),
});

/** A task that writes to people by day does so by day too when it makes up for a missed hour. */
export const byDay = (tasks: Schedule): Schedule =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, { ...task, waitsUntil: (now: Date) => morningFor(name, now) }]),
  );

/** Scheduled work of the sandbox gateway. */
function standInRounds(config: Config): Schedule {
  const account = standInAccount(config.appSecret);
  // The shop it notifies is this very site, and must see what was written.
  return {
    "tell-stand-in-notices": { cron: "* * * * *", runOutside: ({ db, now }) => tellAllShops(db, { account, now }) },
  };
}

/**
 * Scheduled work of the WhatsApp and SMS sandboxes: statuses that could not be sent before, and the answers of slow
 * phones.
 */
function standInPhoneRounds(config: Config): Schedule {
  const accounts = standInAccounts(config.appSecret);
  return {
    "tell-stand-in-receipts": {
      cron: "* * * * *",
      runOutside: ({ db, now, siteUrl }) => tellAllSenders({ db, accounts, siteUrl: () => siteUrl, clock: () => now }),
    },
  };
}
