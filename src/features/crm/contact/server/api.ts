import { bind } from "#platform/bind.ts";
import { contactContract } from "../contract.ts";
import { myQuotes } from "./my-quotes.ts";
import { sendInquiryConfirmation } from "./send-inquiry-confirmation.ts";
import { submitQuote } from "./submit-quote.ts";

export const contactApi = bind(contactContract, { submitQuote, sendInquiryConfirmation, myQuotes });
