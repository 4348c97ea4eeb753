import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { pageSizeField } from "#platform/wire.ts";

/**
 * Waiting: to be sent, or sent again. Kept: no mail server is set up, so it is read here. Unknown: a provider of SMS or WhatsApp
 * was asked to send it, and never said whether it did.
 */
export const emailStates = ["queued", "sent", "kept", "failed", "unknown"] as const;
export const messageChannels = ["email", "sms", "whatsapp"] as const;
const channel = z.enum(messageChannels);
const state = z.enum(emailStates);
const moment = z.iso.datetime();
const id = z.uuid("Choose an email");

const access = rolesThatMay("change_customers");

export const listedEmail = z.object({
  id: z.string(),
  template: z.string(),
  to: z.string(),
  subject: z.string(),
  channel,
  state,
  attempts: z.int(),
  /** Of a text: when it reached the phone, and when it was looked at. */
  delivered_at: z.nullable(moment),
  read_at: z.nullable(moment),
  /** Null where no one has entered what one costs; emails cost nothing. */
  cost_cents: z.nullable(z.int()),
  /** The record it is about, such as `booking:CTS-7K3M9Q`. */
  about: z.nullable(z.string()),
  files: z.int(),
  created_at: moment,
  sent_at: z.nullable(moment),
  next_try_at: z.nullable(moment),
});
export type ListedEmail = z.output<typeof listedEmail>;

export const openedEmail = z.object({
  ...listedEmail.shape,
  reply_to: z.nullable(z.string()),
  /** Why it did not leave, in the mail server's or the provider's words. */
  error: z.nullable(z.string()),
  /** Empty where its words are not kept. */
  html: z.string(),
  text: z.string(),
  /** It let its reader in: no one else may read it. */
  is_secret: z.boolean(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })),
});
export type OpenedEmail = z.output<typeof openedEmail>;

const unknown = "We couldn’t find that email.";

/** Ends offers and news by email, with the end of a link that we made. */
export const unsubscribePage = "/unsubscribe/";

export const emailContract = contract({
  listEmails: call({
    summary: "Lists every email, SMS and WhatsApp message we wrote, the newest first.",
    access,
    effect: "reads",
    input: z.object({
      states: z.optional(z.array(state).check(z.maxLength(emailStates.length))),
      channels: z.optional(z.array(channel).check(z.maxLength(messageChannels.length))),
      /** The beginning of an address or number, or a whole reference. */
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
      after: timeKey.field,
      size: pageSizeField(25),
    }),
    output: z.object({
      emails: z.array(listedEmail),
      next: z.nullable(z.string()),
      /** Whether emails leave the company, or are only kept. */
      leaves_by: z.enum(["smtp", "nothing"]),
      failed: z.int(),
      waiting: z.int(),
      /** Texts of this month, and their cost. */
      month: z.array(z.object({ channel, sent: z.int(), cost_cents: z.int() })),
      /** In the demo: where the phones are that get our texts. */
      phones_link: z.nullable(z.string()),
    }),
  }),
  readEmail: call({
    summary: "Reads one message as its reader gets it, with the names of its files.",
    access,
    effect: "reads",
    input: z.object({ id }),
    output: openedEmail,
    refusals: { not_found: unknown },
  }),
  emailFile: call({
    summary: "Reads a file attached to an email, in base64.",
    access,
    effect: "reads",
    input: z.object({ id, nth: z.int().check(z.minimum(0), z.maximum(50)) }),
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
    refusals: { not_found: "We couldn’t find that file." },
  }),
  resendEmail: call({
    summary: "Sends an email again, as it was written.",
    access,
    effect: "changes",
    limit: { times: 30, seconds: 60 },
    input: z.object({ id }),
    output: z.object({ id: z.string() }),
    refusals: {
      not_found: unknown,
      not_possible: "This email is already waiting to be sent, or its text is no longer saved.",
    },
  }),
});
