import { countEnquiry } from "#features/analytics/server/count-enquiry.ts";
import { bookQuote } from "#features/booking/requests/server/book-quote.ts";
import { closeRequest } from "#features/booking/requests/server/close-request.ts";
import { noteQuote } from "#features/booking/requests/server/note-quote.ts";
import { reopenRequest } from "#features/booking/requests/server/reopen-request.ts";
import { sendEnquiryConfirmation } from "#features/crm/contact/server/send-enquiry-confirmation.ts";
import { alertTeam } from "#features/crm/leads/server/alert-team.ts";
import { loseEnquiry } from "#features/crm/leads/server/lose-enquiry.ts";
import { noteQuoteSent } from "#features/crm/leads/server/note-quote-sent.ts";
import { requalifyEnquiry } from "#features/crm/leads/server/requalify-enquiry.ts";
import { winEnquiry } from "#features/crm/leads/server/win-enquiry.ts";
import { openEnquiryThread } from "#features/inbox/server/open-enquiry-thread.ts";
import { sendQuoteEmail } from "#features/quotes/server/send-quote-email.ts";
import { countQuote } from "#features/revenue/server/count-quote.ts";
import { releaseForQuote } from "#features/trips/offers/server/release-for-quote.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** An enquiry and the quotes that answer it. */
export const enquiryAndQuote = {
  "enquiry.received": { sendEnquiryConfirmation, alertTeam, countEnquiry, openEnquiryThread },
  "quote.sent": { noteQuote, noteQuoteSent, sendQuoteEmail, countQuote },
  "quote.accepted": { bookQuote, winEnquiry, countQuote },
  "quote.declined": { loseEnquiry, releaseForQuote, closeRequest, countQuote },
  "quote.expired": { loseEnquiry, closeRequest, countQuote },
  "quote.superseded": { releaseForQuote, countQuote },
  "quote.withdrawn": { releaseForQuote, reopenRequest, requalifyEnquiry, countQuote },
} satisfies Reactions;
