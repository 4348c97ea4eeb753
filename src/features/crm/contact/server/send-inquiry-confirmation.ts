import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { contactContract } from "../contract.ts";
import { receiveEnquiry } from "./receive-enquiry.ts";

/** Takes an inquiry from the contact page. Its confirmation is mailed once it is safely written down. */
export async function sendInquiryConfirmation(
  ctx: Context,
  sent: ParsedOf<typeof contactContract.sendInquiryConfirmation>,
) {
  const received = await receiveEnquiry(ctx, {
    kind: "inquiry",
    name: sent.name,
    email: sent.email,
    phone: sent.phone,
    serviceType: sent.service || "general_inquiry",
    source: "contact_page",
    message: sent.message,
    cameFrom: "contact_page",
    isSpam: sent.website !== "",
  });
  return accept(received);
}
