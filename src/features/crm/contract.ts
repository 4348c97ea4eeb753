import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message), z.maxLength(200, "Too long"));
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Email is required"),
    z.maxLength(254, "Email is too long"),
    z.regex(/^[^\s@]+@[^\s@]+$/, "Please enter a valid email address"),
  );
const phone = z._default(z.string().check(z.trim(), z.maxLength(40, "Phone number is too long")), "");
const message = z
  .string()
  .check(z.trim(), z.minLength(1, "Message is required"), z.maxLength(5000, "Message is too long (5000 characters)"));

/** The home page's form, and every form that asks for a price. */
export const quickMessage = z.object({
  name: required("Name is required"),
  email,
  phone,
  message,
  service_type: z._default(z.string().check(z.maxLength(60, "Too long")), "general_inquiry"),
  source: z._default(z.string().check(z.maxLength(60, "Too long")), "contact_form_home"),
});
export type QuickMessage = z.input<typeof quickMessage>;

export const inquiryServices = ["airport_transfer", "day_tour", "group_transport", "custom", "general_inquiry"] as const;

/** The contact page's form. */
export const inquiry = z.object({
  name: required("Name is required"),
  email,
  phone,
  service: z._default(z.union([z.enum(inquiryServices), z.literal("")]), ""),
  message,
});

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
