import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import type { OutsideContext } from "#platform/jobs/work-jobs.ts";
import type { ReplyBox } from "#platform/mail/reply-address.ts";
import { readMailbox } from "./gateways/imap-mailbox.ts";
import { claimMailbox, movePlace, releaseMailbox } from "./mailbox-store.ts";
import { type ReadMail, readMail } from "./read-mail.ts";
import { takeMail } from "./take-mail.ts";

export type Mailbox = { readonly url: string; readonly box: ReplyBox };

const name = "inbox";
/** Long enough for the slowest mailbox; a reader that died is followed by another. */
const leaseMinutes = 10;
/** A mailbox that is read for the first time, or that counts from the start, is read from so long ago: what was kept is kept once. */
const firstHours = 48;

/** By the clock: one instance at a time reads the mailbox. Each email and how far we are is one transaction, so none is lost or kept twice. */
export async function collectMail({ db, now, log, change }: OutsideContext, { url, box }: Mailbox): Promise<void> {
  const reader = newId();
  const held = await claimMailbox(db, { name, reader, now, until: addMinutes(now, leaseMinutes) });
  if (!held) return;
  const since = addHours(held.readAt ?? now, -firstHours);
  const place = { uidValidity: held.uidValidity, lastUid: held.lastUid, since };
  try {
    await readMailbox(url, place, {
      started: (uidValidity) => movePlace(db, { name, reader, uidValidity, lastUid: 0 }),
      async take({ uid, raw, at }) {
        const mail = await readMail(raw).catch(() => unreadable(uid, raw));
        await change(async (ctx) => {
          const verdict = await takeMail(ctx, mail, { box, at: at > ctx.now ? ctx.now : at });
          await movePlace(ctx.db, { name, reader, lastUid: uid });
          log.debug({ uid, verdict }, "email collected");
        });
      },
    });
    await releaseMailbox(db, { name, reader, readAt: now, error: null });
  } catch (error) {
    await releaseMailbox(db, { name, reader, readAt: held.readAt, error: String(error).slice(0, 500) });
    throw error;
  }
}

/** An email that we can’t take apart keeps no other email waiting; someone reads it in the mailbox. */
const unreadable = (uid: number, raw: Uint8Array): ReadMail => {
  const head = Buffer.from(raw.subarray(0, 20_000)).toString("latin1");
  return {
    key: `unreadable ${uid} ${raw.length}`,
    messageId: null,
    answers: [],
    from: /^from:.*?([^\s<>"]+@[^\s<>"]+)/im.exec(head)?.[1] ?? "unknown@unreadable.invalid",
    name: "",
    to: [],
    subject: /^subject:\s*(.*)$/im.exec(head)?.[1] ?? "",
    text: "(We couldn’t read this email. Open it in the mailbox.)",
    isAutomatic: false,
    bounces: [],
    returned: null,
    files: [],
  };
};
