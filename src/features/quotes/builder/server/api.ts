import { bind } from "#platform/bind.ts";
import { quoteBuilderContract } from "../contract.ts";
import { createQuote } from "./create-quote.ts";
import { duplicateQuote } from "./duplicate-quote.ts";
import { listQuotes } from "./list-quotes.ts";
import { priceQuoteOption } from "./price-quote-option.ts";
import { quoteAtOnce } from "./quote-at-once.ts";
import { readQuoteDetails } from "./read-quote-details.ts";
import { reviseQuote } from "./revise-quote.ts";
import { saveQuote } from "./save-quote.ts";
import { sendQuote } from "./send-quote.ts";
import { withdrawQuote } from "./withdraw-quote.ts";

export const quoteBuilderApi = bind(quoteBuilderContract, {
  listQuotes,
  readQuoteDetails,
  createQuote,
  quoteAtOnce,
  priceQuoteOption,
  saveQuote,
  sendQuote,
  reviseQuote,
  withdrawQuote,
  duplicateQuote,
});
