import { receiveEnquiry } from "#features/crm/contact/server/receive-enquiry.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly enquiries: typeof handEnquiries;
  }
}

/** Writes an enquiry in the transaction of the message that brought it, as `ctx.enquiries`. */
export const handEnquiries = { receive: receiveEnquiry };
