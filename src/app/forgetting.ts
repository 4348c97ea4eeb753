import { companyRules } from "#domain/company/company-rules.ts";
import { undoDays } from "#domain/company/deletion.ts";
import { enquiryRetention } from "#domain/enquiry/enquiry-retention.ts";
import { messagesKeptDays } from "#domain/message/message-rules.ts";
import { unreadDays } from "#domain/message/notice-rules.ts";
import { applicationKeptDays } from "#domain/partner/application-retention.ts";
import { voucherRules } from "#domain/payment/voucher.ts";
import { undoMergeDays } from "#domain/person/merge.ts";
import { looksKeptDays } from "#domain/privacy/look-retention.ts";
import { forgetOldErasures } from "#features/accounts/privacy/server/forget-old-erasures.ts";
import { forgetEndedSessions } from "#features/accounts/security/server/forget-ended-sessions.ts";
import { forgetUnconfirmedAccounts } from "#features/accounts/sign-in/server/forget-unconfirmed-accounts.ts";
import { forgetVisits } from "#features/analytics/server/forget-visits.ts";
import { forgetOldWrongCodes } from "#features/booking/self-service/server/forget-old-wrong-codes.ts";
import { forgetUnusedPictures, unusedPictureDays } from "#features/catalogue/server/forget-unused-pictures.ts";
import { forgetOldTexts } from "#features/channels/server/forget-old-texts.ts";
import { forgetOldEnquiries } from "#features/crm/leads/server/forget-old-enquiries.ts";
import { forgetOldHealth } from "#features/health/checks/server/forget-old-health.ts";
import { forgetOldThreads } from "#features/inbox/server/forget-old-threads.ts";
import { forgetOldLinks } from "#features/live/server/forget-old-links.ts";
import { forgetOldMessages } from "#features/messages/server/forget-old-messages.ts";
import { forgetNoticeReads } from "#features/notices/centre/server/forget-notice-reads.ts";
import { forgetOldSittings } from "#features/pages/presence/server/forget-old-sittings.ts";
import { forgetOldApplications } from "#features/partners/server/forget-old-applications.ts";
import { forgetOldPassengers } from "#features/passengers/server/forget-old-passengers.ts";
import { forgetRefusedNotifications } from "#features/payments/notifications/server/forget-refused-notifications.ts";
import { forgetRefundAccounts } from "#features/payments/refunds/server/forget-refund-accounts.ts";
import { forgetUnpaidVouchers } from "#features/payments/vouchers/server/forget-unpaid-vouchers.ts";
import { forgetOldMerges } from "#features/people/server/forget-old-merges.ts";
import { forgetOldRuns, runsKeptDays } from "#features/routing/server/forget-old-runs.ts";
import { forgetAlarmPlaces } from "#features/sos/server/forget-alarm-places.ts";
import { forgetOldLooks } from "#platform/audit.ts";
import { forgetOldDeletions } from "#platform/deletions/forget-deletions.ts";
import { ledgerKeptDays } from "#platform/erasure-ledger.ts";
import type { Forgetting } from "#platform/erasures.ts";
import { forgetUnclaimedFiles } from "#platform/files/storage.ts";
import { forgetOldRecords } from "#platform/forget-old-records.ts";
import { forgetHeld } from "#platform/held/undo-held.ts";
import { forgetImportedRows } from "#platform/imports/undo-run.ts";
import { forgetOldEvents } from "#platform/jobs/forget-old-events.ts";

/** Everything that is deleted or emptied after a time: when, and how long it is kept, in our team’s words. */
export const forgetting = {
  "forget-old-records": {
    cron: "15 * * * *",
    run: forgetOldRecords,
    keeps: "Replies kept for retries: 7 days. Counters of calls: until they reset.",
  },
  "forget-ended-sessions": {
    cron: "25 3 * * *",
    run: forgetEndedSessions,
    keeps: "Ended sessions: 30 days. Links and codes by email: 7 days. Questions for a second factor: 1 day.",
  },
  "forget-unconfirmed-accounts": {
    cron: "25 * * * *",
    run: forgetUnconfirmedAccounts,
    keeps: "Accounts that no one confirmed: 30 days.",
  },
  "forget-old-runs": {
    cron: "35 3 * * *",
    run: forgetOldRuns,
    keeps: `Runs of the route optimizer: ${runsKeptDays} days.`,
  },
  "forget-old-events": {
    cron: "50 3 * * *",
    run: forgetOldEvents,
    keeps: "Events between parts of the site: 90 days. Refunds due stay.",
  },
  "forget-old-enquiries": {
    cron: "50 * * * *",
    run: forgetOldEnquiries,
    keeps: `Enquiries without a quote or booking, with their emails and tasks: ${enquiryRetention.quietDays} days. Spam: ${enquiryRetention.spamDays} days.`,
  },
  "forget-old-applications": {
    cron: "55 * * * *",
    run: forgetOldApplications,
    keeps: `Partner applications that came to nothing, with their documents: ${applicationKeptDays} days.`,
  },
  "forget-visits": {
    cron: "35 3 * * *",
    run: forgetVisits,
    keeps: "Page views: 13 months. Addresses and browsers of visitors: 1 day.",
  },
  "forget-unclaimed-files": {
    cron: "45 * * * *",
    run: forgetUnclaimedFiles,
    keeps: "Files that were sent and never attached: 1 day.",
  },
  "forget-unused-pictures": {
    cron: "48 3 * * *",
    run: forgetUnusedPictures,
    keeps: `Photographs that were uploaded for a tour or a vehicle class and never saved: ${unusedPictureDays} days.`,
  },
  "forget-unpaid-vouchers": {
    cron: "40 3 * * *",
    run: forgetUnpaidVouchers,
    keeps: `Names on gift vouchers that no one paid for: ${voucherRules.unpaidDays} days.`,
  },
  "forget-refused-notifications": {
    cron: "35 * * * *",
    run: forgetRefusedNotifications,
    keeps: "Refused payment notifications: 30 days, and 5,000 at most.",
  },
  "forget-wrong-codes": {
    cron: "*/10 * * * *",
    run: forgetOldWrongCodes,
    keeps: "Counts of wrong booking codes: until they reset.",
  },
  "forget-refund-accounts": {
    cron: "35 3 * * *",
    run: forgetRefundAccounts,
    keeps: "Bank accounts for refunds: 30 days after the last refund.",
  },
  "forget-old-messages": {
    cron: "55 3 * * *",
    run: forgetOldMessages,
    keeps: `Messages with drivers: ${messagesKeptDays} days.`,
  },
  "forget-old-sittings": {
    cron: "20 3 * * *",
    run: forgetOldSittings,
    keeps: "Who had a page open in the editor: 7 days.",
  },
  "forget-notice-reads": {
    cron: "50 3 * * *",
    run: forgetNoticeReads,
    keeps: `Which notifications someone has read: ${unreadDays} days.`,
  },
  "forget-old-texts": {
    cron: "45 3 * * *",
    run: forgetOldTexts,
    keeps: "Refused calls of providers of SMS and WhatsApp: 30 days, and 5,000 at most.",
  },
  "forget-old-threads": {
    cron: "52 * * * *",
    run: forgetOldThreads,
    keeps: `What people write by email, SMS and WhatsApp, and the notes beside it: ${messagesKeptDays} days. By chat: 90 days.`,
  },
  "forget-alarm-places": {
    cron: "5 4 * * *",
    run: forgetAlarmPlaces,
    keeps: `Places of SOS alarms: ${companyRules.positionsRawDays} days after the alarm.`,
  },
  "forget-old-deletions": {
    cron: "20 4 * * *",
    run: forgetOldDeletions,
    keeps: `What someone deleted, so that it can be put back: ${undoDays} days.`,
  },
  "forget-held": {
    cron: "45 * * * *",
    run: forgetHeld,
    keeps: "What an action wrote that could be undone for some seconds: 1 day.",
  },
  "forget-imported-rows": {
    cron: "40 * * * *",
    run: forgetImportedRows,
    keeps: "What an import wrote, so that it can be undone: 1 day.",
  },
  "forget-old-passengers": {
    cron: "35 4 * * *",
    run: forgetOldPassengers,
    keeps: `Guest lists, with names, phones and needs: ${companyRules.passengerListDays} days after the last trip.`,
  },
  "forget-old-merges": {
    cron: "25 4 * * *",
    run: forgetOldMerges,
    keeps: `Copies of merged customers, so that the merge can be undone: ${undoMergeDays} days.`,
  },
  "forget-old-links": {
    cron: "10 4 * * *",
    run: forgetOldLinks,
    keeps: `Names and networks of shared live links: ${companyRules.liveLinksKnownDays} days after the trip.`,
  },
  "forget-old-health": {
    cron: "40 * * * *",
    run: forgetOldHealth,
    keeps: "Counters of checks: 2 days. Errors: 30 days. Changes of checks: 90 days. Alarms: 1 year.",
  },
  "forget-old-looks": {
    cron: "25 4 * * *",
    run: forgetOldLooks,
    keeps: `Who of our team looked at whose data: ${looksKeptDays} days. What they changed stays in the activity log.`,
  },
  "forget-old-erasures": {
    cron: "15 4 * * *",
    run: forgetOldErasures,
    keeps: `Marks of who was erased, by which a restored backup is erased again: ${ledgerKeptDays} days.`,
  },
} satisfies Forgetting;
