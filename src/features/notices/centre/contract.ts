import * as z from "zod/mini";
import { noticeKinds } from "#domain/message/notice-rules.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { momentField, pageSizeField } from "#platform/wire.ts";

const moment = z.iso.datetime();
const item = {
  kind: z.enum(noticeKinds, "Choose a notification"),
  id: z.uuid("Choose a notification"),
};

const notice = z.object({
  kind: z.enum(noticeKinds),
  id: z.string(),
  at: moment,
  title: z.string(),
  /** Its text in a line, where its title doesn’t say it all. */
  detail: z.string(),
  /** The record it is about, such as `booking:CTS-7K3M9Q`. */
  about: z.nullable(z.string()),
  is_read: z.boolean(),
});
export type Notice = z.output<typeof notice>;

export const centreContract = contract({
  myNotices: call({
    summary: "Lists what we sent to the signed-in person and what waits for them, the newest first.",
    access: "signed_in",
    effect: "reads",
    input: z.object({ after: timeKey.field, size: pageSizeField(20) }),
    output: z.object({ notices: z.array(notice), next: z.nullable(z.string()) }),
  }),
  countNotices: call({
    summary: "Counts the signed-in person’s unread notifications, up to 100.",
    access: "signed_in",
    effect: "reads",
    input: z.object({}),
    output: z.object({ unread: z.int() }),
  }),
  readNotice: call({
    summary: "Reads a message that we sent to the signed-in person as they got it.",
    access: "signed_in",
    effect: "reads",
    input: z.object({ id: z.uuid("Choose a notification") }),
    output: z.object({
      title: z.string(),
      at: moment,
      about: z.nullable(z.string()),
      /** Empty for an SMS or WhatsApp message, and where its words are not kept. */
      html: z.string(),
      text: z.string(),
      /** It has a link or code to sign in with, which is in their mailbox alone. */
      is_secret: z.boolean(),
    }),
    refusals: { not_found: "We couldn’t find that message." },
  }),
  markNoticeRead: call({
    summary: "Marks one of the signed-in person’s notifications as read.",
    access: "signed_in",
    effect: "changes",
    limit: { times: 300, seconds: 60 },
    input: z.object(item),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that notification." },
  }),
  markNoticesRead: call({
    summary: "Marks all of the signed-in person’s notifications up to a moment as read.",
    access: "signed_in",
    effect: "changes",
    /** The newest on the screen: what came meanwhile stays unread. */
    input: z.object({ until: momentField() }),
    output: z.object({}),
  }),
});
