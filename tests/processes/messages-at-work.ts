import type pg from "pg";
import { expect } from "vitest";
import { anImapServer } from "../../src/testing/builders/services/an-imap-server.ts";
import type { Site } from "../site-process.ts";

const mailsPerRound = 30;

type Thread = { readonly id: string; version: number };

/**
 * Texts that leave for the stand-in gateways and emails that come in from a mailbox, while a process may end at any moment: what is said
 * of them afterwards is read from the database and from the gateways’ own records.
 */
export async function messagesAtWork() {
  const imap = await anImapServer();
  const said: string[] = [];
  const written: { readonly subject: string; readonly reference: string }[] = [];
  const fetches = () => imap.commands.filter((command) => command === "UID FETCH").length;
  return {
    settings: { IMAP_URL: imap.url, MAIL_REPLY_TO: "reply@in.example.com" },
    close: imap.close,

    /** Customers write about their bookings; resolves while the reader is in the midst of it. */
    async untilMailIsRead(references: readonly string[], round: number): Promise<void> {
      const before = fetches();
      for (let nth = 0; nth < mailsPerRound; nth++) {
        const reference = references[nth % references.length] ?? "";
        const subject = `Question ${round}-${nth} about ${reference}`;
        written.push({ subject, reference });
        imap.gets(anEmail(subject, `${round}-${nth}`));
      }
      // The mailbox is read every minute.
      await expect.poll(fetches, { interval: 5, timeout: 120_000 }).toBeGreaterThan(before + 3);
    },

    /** Our team answers by WhatsApp and SMS, one after the other, until the process ends. */
    async answerUntilItBreaks(site: Site, round: number): Promise<void> {
      try {
        const ask = await asAdmin(site);
        const threads = await findThreads(ask);
        for (let nth = 0; ; nth++) {
          const thread = threads[nth % threads.length];
          if (!thread) throw new Error("The demo has no thread that can be answered by phone.");
          const text = `Answer (${round}-${nth}).`;
          const channel = nth % 2 === 0 ? "whatsapp" : "sms";
          const answer = await ask("answer-thread", { thread: thread.id, version: thread.version, channel, text });
          if (answer.success) said.push(text);
          // Refused where its customer wrote in the meantime: what is there now is read.
          thread.version = answer.version ?? (await ask("read-thread", { thread: thread.id })).version;
        }
      } catch (error) {
        if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
      }
    },

    /** Their faults by now; `isOver` where nothing may wait any more. */
    async faults(client: pg.Client, { isOver }: { isOver: boolean }): Promise<string[]> {
      const texts = await client.query<{ text: string; fault: string | null }>(
        `select w.text, case
            when s.arrived > 1 then 'arrived ' || s.arrived || ' times'
            when m.state = 'sent' and s.arrived <> 1 then 'sent, but never arrived'
            when m.state = 'unknown' and m.channel <> 'whatsapp' then 'not known, though it could be asked again'
            when m.state not in ('sent', 'unknown', 'queued') then m.state
            when m.state = 'queued' and ($1 or not exists (select from jobs.job j where j.name = 'mail'
              and j.data ->> 'messageId' = m.id::text and j.state < 'completed')) then 'waits'
          end as fault
         from thread_words w left join messages m on m.key = m.channel || ':thread-answer:' || w.id
         left join lateral (select count(*) as arrived from sandbox_texts where direction = 'to_phone' and position(w.text in text) > 0) s on true
         where w.text like 'Answer (%'`,
        [isOver],
      );
      const kept = new Set(texts.rows.map(({ text }) => text));
      const mails = await client.query<{ subject: string; times: number; root: string | null }>(
        `select i.subject, count(*)::int as times, max(t.root) as root from inbound_messages i left join threads t on t.id = i.thread_id
         where i.subject like 'Question %' group by 1`,
      );
      const found = new Map(mails.rows.map((row) => [row.subject, row]));
      return [
        ...said.filter((text) => !kept.has(text)).map((text) => `${text} is lost`),
        ...texts.rows.flatMap(({ text, fault }) => (fault ? [`${text} ${fault}`] : [])),
        ...written.flatMap(({ subject, reference }) => {
          const mail = found.get(subject);
          const isRight = mail?.times === 1 && mail.root === `booking:${reference}`;
          return isRight ? [] : [`${subject}: ${mail ? `${mail.times} times in ${mail.root}` : "not taken"}`];
        }),
      ];
    },
    count: () => ({ texts: said.length, mails: written.length }),
  };
}

/** The lease of a reader that died ends after ten minutes: here at once. */
export const endLease = (client: pg.Client) => client.query("update mailboxes set held_until = null");

type Asked = { success: boolean; version?: number; threads?: Thread[]; channels?: { channel: string }[] };

async function asAdmin(site: Site): Promise<(name: string, input: object) => Promise<Asked & { version: number }>> {
  const answer = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@demo.example", password: "CapeTown!demo" }),
  });
  const { access_token } = await answer.json();
  return async (name, input) => (await site.call(name, input, { authorization: `Bearer ${access_token}` })).json();
}

async function findThreads(ask: Awaited<ReturnType<typeof asAdmin>>): Promise<Thread[]> {
  const { threads = [] } = await ask("list-threads", { filter: "all" });
  const found: Thread[] = [];
  for (const { id } of threads.slice(0, 8)) {
    const { version, channels = [] } = await ask("read-thread", { thread: id });
    if (["whatsapp", "sms"].every((way) => channels.some(({ channel }) => channel === way)))
      found.push({ id, version });
  }
  return found;
}

const anEmail = (subject: string, id: string): string =>
  [
    "From: Amira Khan <amira@example.com>",
    "To: reply@in.example.com",
    `Subject: ${subject}`,
    `Message-ID: <${id}@example.com>`,
    "Date: Tue, 17 Nov 2026 09:00:00 +0200",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Could we leave ten minutes later?",
    "",
  ].join("\r\n");
