import { largestMail } from "../read-mail.ts";

/** One email as its mailbox has it. */
export type MailboxItem = { readonly uid: number; readonly raw: Uint8Array; readonly at: Date };

/** Where a reader has come to. */
export type MailboxPlace = { readonly uidValidity: string; readonly lastUid: number; readonly since: Date };

type Reading = {
  /** The mailbox counts from the start again: its former numbers mean nothing. */
  started(uidValidity: string): Promise<void>;
  take(item: MailboxItem): Promise<void>;
};

/** So many at once: a full mailbox is read over several minutes. */
const mostAtOnce = 50;
const patienceMs = 30_000;

/** Reads what is new in a mailbox, the oldest first. Nothing in it is changed: people may look at it too. */
export async function readMailbox(url: string, place: MailboxPlace, reading: Reading): Promise<void> {
  const { ImapFlow } = await import("imapflow");
  const { hostname, port, protocol, username, password, pathname } = new URL(url);
  const client = new ImapFlow({
    host: hostname,
    secure: protocol === "imaps:",
    port: Number(port) || (protocol === "imaps:" ? 993 : 143),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  let broken: unknown;
  // Unheard, a connection that drops would end the process.
  client.on("error", (error) => {
    broken = error;
  });
  await client.connect();
  try {
    const lock = await client.getMailboxLock(decodeURIComponent(pathname.slice(1)) || "INBOX", { readOnly: true });
    try {
      const uidValidity = String(client.mailbox ? client.mailbox.uidValidity : "");
      const isKnown = uidValidity === place.uidValidity;
      if (!isKnown) await reading.started(uidValidity);
      const last = isKnown ? place.lastUid : 0;
      const wanted = last > 0 ? { uid: `${last + 1}:*` } : { since: place.since };
      const uids = (await client.search(wanted, { uid: true })) || [];
      // “n:*” always has the last message, even one that was read.
      const fresh = uids.filter((uid) => uid > last).sort((a, b) => a - b);
      for (const uid of fresh.slice(0, mostAtOnce)) {
        const item = await client.fetchOne(
          String(uid),
          { source: { maxLength: largestMail }, internalDate: true },
          { uid: true },
        );
        const raw = item ? item.source : undefined;
        if (item && raw) await reading.take({ uid, raw, at: new Date(item.internalDate ?? Date.now()) });
      }
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
  if (broken) throw broken;
}
