import { bind } from "#platform/bind.ts";
import { quotesOfficeContract } from "../office-contract.ts";
import { officeQuote } from "./office-quote.ts";
import { officeQuotes } from "./office-quotes.ts";
import { priceQuoteOption } from "./price-option.ts";
import { quoteAtOnce } from "./quote-at-once.ts";
import { duplicateQuote, reviseQuote } from "./revise-quote.ts";
import { saveQuote } from "./save-quote.ts";
import { type KeepVehicles, sendQuote } from "./send-quote.ts";
import { createQuote } from "./start-quote.ts";
import { withdrawQuote } from "./withdraw-quote.ts";

/** What the company lends: vehicles belong to the bookings. */
type Lent = { readonly keepVehicles: KeepVehicles };

export const quotesOfficeApi = ({ keepVehicles }: Lent) =>
  bind(quotesOfficeContract, {
    officeQuotes,
    officeQuote,
    createQuote,
    quoteAtOnce,
    priceQuoteOption,
    saveQuote,
    sendQuote: (ctx, asked) => sendQuote(ctx, asked, keepVehicles),
    reviseQuote,
    withdrawQuote,
    duplicateQuote,
  });
