import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { type contactContract, homeFormSource } from "../contract.ts";
import { receiveEnquiry } from "./receive-enquiry.ts";

/** Takes a message from the home page, or a wish for a price from any other form. */
export async function submitQuote(ctx: Context, sent: ParsedOf<typeof contactContract.submitQuote>) {
  const isHomeForm = sent.source === homeFormSource;
  const received = await receiveEnquiry(ctx, {
    kind: isHomeForm ? "inquiry" : "quote",
    name: sent.name,
    email: sent.email,
    phone: sent.phone,
    serviceType: sent.service_type,
    source: sent.source,
    message: sent.message,
    page: sent.page,
    details: detailsOf(sent),
    cameFrom: isHomeForm ? "home_form" : "free_quote",
    isSpam: sent.website !== "",
  });
  return accept(received);
}

/** The extra fields beyond the message. What was not said is left out. */
function detailsOf(sent: ParsedOf<typeof contactContract.submitQuote>) {
  const { pickup_location, destination, pickup_date, pickup_time, passengers } = sent;
  const result = Object.entries({ pickup_location, destination, pickup_date, pickup_time, passengers });
  return Object.fromEntries(result.filter(([, value]) => value !== "" && value !== null));
}
