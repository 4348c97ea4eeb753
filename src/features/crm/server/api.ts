import { bind } from "#platform/bind.ts";
import { crmContract } from "../contract.ts";
import { myQuotes } from "./my-quotes.ts";
import { sendInquiryConfirmation } from "./send-inquiry-confirmation.ts";
import { submitQuote } from "./submit-quote.ts";

export const crmApi = bind(crmContract, { submitQuote, sendInquiryConfirmation, myQuotes });
