import { bind } from "#platform/bind.ts";
import { quotesContract } from "../contract.ts";
import { acceptQuote } from "./accept-quote.ts";
import { bookingQuote } from "./booking-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import { offeredQuotes } from "./offered-quotes.ts";
import { quoteFile } from "./quote-file.ts";
import { readQuote } from "./read-quote.ts";

export const quoteOfferApi = bind(quotesContract, {
  readQuote,
  bookingQuote,
  acceptQuote,
  declineQuote,
  quoteFile,
  offeredQuotes,
});
