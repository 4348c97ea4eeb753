import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { countLead } from "./count-lead.ts";
import { findReceivedEnquiry } from "./views.ts";

/** The page of each form. */
const pages: Readonly<Record<string, string>> = { free_quote: "/free-quote", contact_form_home: "/" };

/** A message or a quote request is a lead. */
export async function countEnquiry(ctx: Context, { reference }: EventOf<"enquiry.received">) {
  const enquiry = await findReceivedEnquiry(ctx.db, reference);
  if (!enquiry) return;
  const kind = enquiry.kind === "quote" && enquiry.source === "free_quote" ? "quote request" : "enquiry";
  await countLead(ctx, { reference, path: pages[enquiry.source] ?? "/contact", kind, service: enquiry.serviceType });
}
