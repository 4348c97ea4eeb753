import type { enquiries } from "#db/schema/crm.ts";
import { bookingReference, enquiryReference } from "#domain/booking/booking-reference.ts";
import { type RequestSource, responseDue } from "#domain/booking/service-level.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { enquiryMessages } from "./enquiry-messages.ts";
import { demoCustomer, guests } from "./people/people.ts";
import { random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

export type EnquiryRow = typeof enquiries.$inferInsert;

/** Guests of their own, beyond those who have booked. */
const booked = 150;

/** The demo customer’s questions: one answered with a price, one answered, one waiting. */
const demoCustomersMessages = [
  "Whale watching or wine farms",
  "Can we pay by bank transfer",
  "Robben Island and Table",
];
const isDemoCustomers = (message: string) => demoCustomersMessages.some((start) => message.startsWith(start));

/** Messages of the last six weeks; the newest are still to be answered. */
export function enquiryRows(clock: SeedClock): EnquiryRow[] {
  const luck = random("enquiries");
  const senders = guests(booked + enquiryMessages.length).slice(booked);
  return enquiryMessages.map(({ from, serviceType, message, state }, at) => {
    const drawn = senders[at] ?? luck.pick(senders);
    const sender = isDemoCustomers(message) ? demoCustomer : drawn;
    // The last three came in on the evening before, the first about six weeks ago.
    const hoursAgo = 1 + (enquiryMessages.length - at - 1) ** 2.15;
    const createdAt = addMinutes(clock.today, -Math.round(hoursAgo * 60) - luck.whole(0, 45));
    return {
      id: luck.id(createdAt),
      reference: enquiryReference(bookingReference(luck.bytes(6))),
      kind: from === "free_quote" ? "quote" : "inquiry",
      state,
      name: `${sender.firstName} ${sender.lastName}`,
      email: sender.email,
      phone: luck.chance(0.7) ? sender.phone : "",
      serviceType,
      source: sources[from],
      message,
      responseDueAt: responseDue(from, createdAt),
      createdAt,
    };
  });
}

const sources: Readonly<Record<RequestSource, string>> = {
  booking_wizard: "booking_wizard",
  free_quote: "free_quote",
  home_form: "contact_form_home",
  contact_page: "contact_page",
};
