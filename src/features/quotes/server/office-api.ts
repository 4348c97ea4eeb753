import { bind } from "#platform/bind.ts";
import { quotesOfficeContract } from "../office-contract.ts";
import { officeQuote } from "./office-quote.ts";
import { officeQuotes } from "./office-quotes.ts";
import { priceQuoteOption } from "./price-option.ts";
import { quoteAtOnce } from "./quote-at-once.ts";
import { duplicateQuote, reviseQuote } from "./revise-quote.ts";
import { saveQuote } from "./save-quote.ts";
import { sendQuote } from "./send-quote.ts";
import { createQuote } from "./start-quote.ts";
import { withdrawQuote } from "./withdraw-quote.ts";

export const quotesOfficeApi = bind(quotesOfficeContract, {
  officeQuotes,
  officeQuote,
  createQuote,
  quoteAtOnce,
  priceQuoteOption,
  saveQuote,
  sendQuote,
  reviseQuote,
  withdrawQuote,
  duplicateQuote,
});
