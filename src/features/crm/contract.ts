import * as z from "zod/mini";
import { emailPattern, longestEmail } from "#domain/email-address.ts";
import { call, contract } from "#platform/contract.ts";

const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);

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

/** A field no person sees. Whoever fills it in is a program, and its message is put aside as spam. */
const website = z._default(z.string().check(atMost(500)), "");

/** Says that a message came from the home page, which promises its own time to an answer. */
export const homeFormSource = "contact_form_home";

/** The home page's form, and every form that asks for a price. */
export const quickMessage = z.object({
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

const received = z.object({ reference: z.string() });
const formLimit = { times: 5, seconds: 60 };

export const crmContract = contract({
  submitQuote: call({
    summary: "Sends a message or asks for a quote; a person answers.",
    access: "anyone",
    effect: "creates",
    limit: formLimit,
    input: quickMessage,
    output: received,
  }),
  sendInquiryConfirmation: call({
    summary: "Sends an inquiry from the contact page and mails the sender a confirmation.",
    access: "anyone",
    effect: "creates",
    limit: formLimit,
    input: inquiry,
    output: received,
  }),
});
