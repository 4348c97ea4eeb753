import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";

const hostPattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const senderField = z.string().check(
  z.trim(),
  z.maxLength(longestEmail),
  z.refine((text) => text === "" || emailPattern.test(text), "Enter an address such as bookings@example.co.za"),
);

export const sendersPart = z.object({
  bookings: senderField,
  accounts: senderField,
  documents: senderField,
  replies: senderField,
  domain: z.string().check(
    z.trim(),
    z.maxLength(253, "Please use at most 253 characters"),
    z.toLowerCase(),
    z.refine((text) => text === "" || hostPattern.test(text), "Enter a domain such as www.example.co.za"),
  ),
});

export const sendersContract = contract({
  senderDefaults: call({
    summary: "Reads the addresses that count while a sender is left empty, and those that the configuration decides.",
    access: rolesThatMay("change_tariffs"),
    effect: "reads",
    input: z.object({}),
    output: z.object({
      /** Where emails come from without a sender of their own. */
      from: z.string(),
      /** Where answers go without an address of their own. */
      replies: z.string(),
      /** Set by MAIL_REPLY_TO: answers about bookings and enquiries come into the inbox. */
      inbox: z.nullable(z.string()),
      /** The mail server of SMTP_URL. */
      mail_host: z.nullable(z.string()),
      site_host: z.string(),
      /** Set by SITE_URL, which also decides every link. */
      is_site_set: z.boolean(),
    }),
  }),
});
