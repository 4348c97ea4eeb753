import { collectMail } from "#features/inbox/server/collect-mail.ts";
import type { Config } from "#platform/config.ts";
import type { Schedule } from "#platform/jobs/work-jobs.ts";
import type { ReplyTo } from "#platform/mail/mailer.ts";
import { type ReplyBox, replyAddressFor } from "#platform/mail/reply-address.ts";

type Settings = Pick<Config, "mailIn" | "appSecret" | "appSecretOld">;

/** Where answers to our emails come in; undefined where they go to the company’s own mailbox. */
export const replyBoxOf = ({ mailIn, appSecret, appSecretOld }: Settings): ReplyBox | undefined =>
  mailIn && { address: mailIn.address, secrets: [appSecret, ...(appSecretOld ? [appSecretOld] : [])] };

/** Emails about a booking or an enquiry, and those written in the inbox, have an address of their own for the answer. */
export function replyToOf(config: Settings): ReplyTo | undefined {
  const box = replyBoxOf(config);
  if (!box) return undefined;
  return ({ id, about, inReplyToThread }) =>
    inReplyToThread !== null || /^(booking|enquiry):/.test(about ?? "") ? replyAddressFor(id, box) : null;
}

export function mailRounds(config: Settings): Schedule {
  const url = config.mailIn?.imapUrl;
  const box = replyBoxOf(config);
  return url && box
    ? { "collect-mail": { cron: "* * * * *", runOutside: (ctx) => collectMail(ctx, { url, box }) } }
    : {};
}
