import { eraseBooker } from "#features/booking/server/erase-booker.ts";
import { erasePhones } from "#features/channels/server/erase-phones.ts";
import { eraseTraveller } from "#features/companies/server/erase-traveller.ts";
import { erasePerson } from "#features/crm/server/erase-person.ts";
import { eraseAddress } from "#features/email/bounces/server/erase-address.ts";
import { eraseThreads } from "#features/inbox/server/erase-threads.ts";
import { eraseDisputes } from "#features/incidents/disputes/server/erase-disputes.ts";
import { eraseLostItems } from "#features/incidents/lost-items/server/erase-lost-items.ts";
import { eraseIncidents } from "#features/incidents/server/erase-incidents.ts";
import { eraseBuyer } from "#features/invoices/server/erase-buyer.ts";
import { eraseLinks } from "#features/live/server/erase-links.ts";
import { eraseMessages } from "#features/messages/server/erase-messages.ts";
import { eraseNoticeReads } from "#features/notices/centre/server/erase-notice-reads.ts";
import { eraseApplicant } from "#features/partners/server/erase-applicant.ts";
import { erasePassengers } from "#features/passengers/server/erase-passengers.ts";
import { eraseRefundAccounts } from "#features/payments/refunds/server/erase-refund-accounts.ts";
import { erasePayer } from "#features/payments/server/erase-payer.ts";
import { eraseCustomer } from "#features/people/server/erase-customer.ts";
import { eraseGuest } from "#features/portal/server/erase-guest.ts";
import { eraseAffected } from "#features/privacy/breaches/server/erase-affected.ts";
import { eraseRequester } from "#features/privacy/requests/server/erase-requester.ts";
import { eraseQuotes } from "#features/quotes/server/erase-quotes.ts";
import { eraseRatings } from "#features/reviews/server/erase-ratings.ts";
import { eraseTrips } from "#features/trips/server/erase-trips.ts";
import { eraseDeletions } from "#platform/deletions/forget-deletions.ts";
import { eraseTraces } from "#platform/erase-traces.ts";
import type { Erasures } from "#platform/erasures.ts";
import { eraseHeld } from "#platform/held/undo-held.ts";
import { eraseImportedRows } from "#platform/imports/undo-run.ts";

/** How each feature erases a person, all within one transaction. */
export const erasures = {
  eraseAddress,
  eraseThreads,
  erasePhones,
  erasePassengers,
  eraseRefundAccounts,
  eraseBuyer,
  erasePayer,
  eraseBooker,
  eraseGuest,
  eraseTrips,
  eraseLinks,
  eraseMessages,
  eraseNoticeReads,
  eraseIncidents,
  eraseLostItems,
  eraseDisputes,
  eraseRatings,
  erasePerson,
  eraseCustomer,
  eraseQuotes,
  eraseApplicant,
  eraseTraveller,
  eraseRequester,
  eraseDeletions,
  eraseHeld,
  eraseImportedRows,
  eraseAffected,
  eraseTraces,
} satisfies Erasures;
