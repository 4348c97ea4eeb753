import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { insertVisitEvent } from "./store.ts";
import { findReceivedEnquiry, findSoldBooking } from "./views.ts";

/** The page a message was written on, by what the form calls itself. */
const pages: Readonly<Record<string, string>> = { free_quote: "/free-quote", contact_form_home: "/" };

/** A message or a quote request is a lead. */
export async function countEnquiry(ctx: Context, { reference }: EventOf<"enquiry.received">) {
  const enquiry = await findReceivedEnquiry(ctx.db, reference);
  if (!enquiry) return;
  const kind = enquiry.kind === "quote" && enquiry.source === "free_quote" ? "quote request" : "enquiry";
  await countLead(ctx, { reference, path: pages[enquiry.source] ?? "/contact", kind, service: enquiry.serviceType });
}

/** A booking request from the site is a lead; a test booking and what the office writes down itself are none. */
export async function countBookingRequest(ctx: Context, { reference }: EventOf<"booking.created">) {
  const booking = await findSoldBooking(ctx.db, reference);
  if (!booking || booking.isTest || booking.source !== "website") return;
  await countLead(ctx, { reference, path: "/booking", kind: "booking request", service: booking.serviceType });
}

type Lead = { reference: string; path: string; kind: string; service: string };

const countLead = (ctx: Context, { reference, path, kind, service }: Lead) =>
  insertVisitEvent(ctx.db, {
    id: ctx.newId(),
    kind: "lead",
    path,
    props: { kind, service },
    onceKey: ctx.linkSealFor(`lead:${reference}`),
    createdAt: ctx.now,
  });
