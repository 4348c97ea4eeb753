import * as z from "zod/mini";
import { companyRules } from "#domain/company/company-rules.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { dayField, timeField } from "#platform/wire.ts";

/** With the count: the fields take any length, because a field that cuts off what is pasted into it says nothing. */
const atMost = (characters: number) =>
  z.maxLength(characters, {
    error: ({ input }) => `Please use at most ${characters} characters (now ${String(input).length})`,
  });

const name = z.string("Name is required").check(z.trim(), z.minLength(1, "Name is required"), atMost(200));
const email = z
  .string("Email is required")
  .check(
    z.trim(),
    z.minLength(1, "Email is required"),
    atMost(longestEmail),
    z.regex(emailPattern, "Please enter a valid email address"),
  );
const phone = z._default(z.string().check(z.trim(), atMost(40)), "");
const message = z.string("Message is required").check(z.trim(), z.minLength(1, "Message is required"), atMost(5000));

/** A field no person sees. Anyone who fills it in is a program, and its message is put aside as spam. */
const website = z._default(z.string().check(atMost(500)), "");

/** Says that a message came from the home page, which promises its own time to an answer. */
export const homeFormSource = "contact_form_home";

const optionalText = (characters: number) => z._default(z.string().check(z.trim(), atMost(characters)), "");
const passengersMessage = "Enter the number of passengers";

/** The extra fields of a form that asks for a price. Each may be left out. */
const journeyDetails = {
  pickup_location: optionalText(300),
  destination: optionalText(300),
  pickup_date: z._default(
    z.union([z.literal(""), dayField("Enter the date as 2026-11-20")], "Enter the date as 2026-11-20"),
    "",
  ),
  pickup_time: z._default(
    z.union([z.literal(""), timeField("Enter the time as 09:30")], "Enter the time as 09:30"),
    "",
  ),
  passengers: z._default(
    z.nullable(
      z
        .int(passengersMessage)
        .check(z.minimum(1, passengersMessage), z.maximum(companyRules.passengersAtMost, passengersMessage)),
    ),
    null,
  ),
};

/** The home page's form, and every form that asks for a price. */
export const quickMessage = z.object({
  ...journeyDetails,
  /** The address of the page it was sent from, with what led there: `/free-quote?utm_source=…`. */
  page: optionalText(300),
  name,
  email,
  phone,
  message,
  service_type: z._default(z.string().check(z.trim(), atMost(60)), "general_inquiry"),
  source: z._default(z.string().check(z.trim(), atMost(60)), homeFormSource),
  website,
});
export type QuickMessage = z.input<typeof quickMessage>;

export const inquiryServices = [
  "airport_transfer",
  "day_tour",
  "group_transport",
  "custom",
  "general_inquiry",
] as const;

/** The contact page's form. */
export const inquiry = z.object({
  name,
  email,
  phone,
  service: z._default(z.union([z.enum(inquiryServices), z.literal("")], "Please select a service"), ""),
  message,
  website,
});
export type Inquiry = z.input<typeof inquiry>;

/** The status of someone's message, in terms of the sender: what our team makes of it is its own affair. */
export const quoteStandings = ["waiting", "answered", "booked", "closed"] as const;

export const quoteLine = z.object({
  reference: z.string(),
  kind: z.enum(["quote", "inquiry"]),
  standing: z.enum(quoteStandings),
  service_type: z.string(),
  message: z.string(),
  sent_at: z.string(),
  /** By when a person answers; null once someone has. */
  answer_due_at: z.nullable(z.string()),
});
export type QuoteLine = z.output<typeof quoteLine>;

/** Where a page ended: when its last message was sent, and its reference. */
export const quoteKey = pageKey({ sentAt: keyParts.moment, reference: keyParts.reference });

const received = z.object({
  reference: z.string(),
  /** By when a person answers. */
  answer_due_at: z.string(),
});
const formLimit = { times: 5, seconds: 60 };

export const contactContract = contract({
  submitQuote: call({
    summary: "Sends a message or a request for a quote.",
    access: "anyone",
    effect: "creates",
    limit: formLimit,
    input: quickMessage,
    output: received,
  }),
  sendInquiryConfirmation: call({
    summary: "Sends an enquiry from the contact page and emails the sender a confirmation.",
    access: "anyone",
    effect: "creates",
    limit: formLimit,
    input: inquiry,
    output: received,
  }),
  myQuotes: call({
    summary: "Lists the enquiries sent from the signed-in person’s confirmed address.",
    access: "signed_in",
    effect: "reads",
    input: z.object({ after: quoteKey.field }),
    output: z.object({ quotes: z.array(quoteLine), next: z.nullable(z.string()) }),
  }),
});
