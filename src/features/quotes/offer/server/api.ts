import { bind } from "#platform/bind.ts";
import { quotesContract } from "../contract.ts";
import { acceptQuote } from "./accept-quote.ts";
import { bookingQuote, type OpenBooking } from "./booking-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import { offeredQuotes } from "./offered-quotes.ts";
import { quoteFile } from "./quote-file.ts";
import { readQuote } from "./read-quote.ts";

/** Opening a booking is the business of bookings. */
export const quoteOfferApi = (openBooking: OpenBooking) =>
  bind(quotesContract, {
    readQuote,
    bookingQuote: (ctx, input) => bookingQuote(ctx, input, openBooking),
    acceptQuote,
    declineQuote,
    quoteFile,
    offeredQuotes,
  });
