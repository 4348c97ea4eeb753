import { eraseBooker } from "#features/booking/server/erase-booker.ts";
import { erasePerson } from "#features/crm/server/erase-person.ts";
import { eraseBuyer } from "#features/invoices/server/erase-buyer.ts";
import { eraseApplicant } from "#features/partners/server/erase-applicant.ts";
import { eraseRefundAccounts } from "#features/payments/server/keep-refund-account.ts";
import { eraseQuotes } from "#features/quotes/server/erase-quotes.ts";
import type { Erasures } from "#platform/erasures.ts";

/** What each feature forgets when an account is erased: all of it in the one transaction that erases the account. */
export const erasures = {
  eraseRefundAccounts,
  eraseBuyer,
  eraseBooker,
  erasePerson,
  eraseQuotes,
  eraseApplicant,
} satisfies Erasures;
