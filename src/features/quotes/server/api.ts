import { bind } from "#platform/bind.ts";
import { quotesContract } from "../contract.ts";
import { acceptQuote } from "./accept-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import { drawProForma } from "./draw-pro-forma.ts";
import { offeredQuotes } from "./offered-quotes.ts";
import { readQuote } from "./read-quote.ts";

export const quotesApi = bind(quotesContract, {
  readQuote,
  acceptQuote,
  declineQuote,
  quoteFile: drawProForma,
  offeredQuotes,
});
