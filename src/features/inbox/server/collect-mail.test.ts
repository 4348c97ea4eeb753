import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { newId } from "#platform/ids.ts";
import { asSystem } from "#platform/jobs/work-jobs.ts";
import { replyAddressFor } from "#platform/mail/reply-address.ts";
import { anImapServer } from "#testing/builders/services/an-imap-server.ts";
import { openTestSite } from "#testing/test-site.ts";
import { collectMail } from "./collect-mail.ts";

const secret = "a secret for tests of the mail webhook";
const mailIn = { address: "reply@in.example.com", webhookSecret: secret };
let site: Awaited<ReturnType<typeof openTestSite>>;
let imap: Awaited<ReturnType<typeof anImapServer>>;

beforeAll(async () => {
  site = await openTestSite({ mailIn });
  imap = await anImapServer();
});
afterAll(async () => {
  await imap.close();
  await site.close();
});
beforeEach(async () => {
  await rows(
    "truncate inbound_messages, threads, mailboxes, channel_notifications, messages, stored_files, events cascade",
  );
  imap.holds();
  imap.breaksAfter(Number.POSITIVE_INFINITY);
});

const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
const box = () => ({ address: mailIn.address, secrets: [site.config.appSecret] });
const collect = (now = new Date()) => {
  const { siteUrl, log, handed } = site.world;
  const change = (run: Parameters<typeof asSystem>[1]) => asSystem(site, run);
  return collectMail(
    { ...handed, db: openDatabase(site.pool), now, siteUrl, log, change },
    { url: imap.url, box: box() },
  );
};
const mail = (id: string, headers: Readonly<Record<string, string>> = {}, body = `Text of ${id}`) =>
  [
    ...Object.entries({
      From: "Zola Dube <zola@example.com>",
      To: "reply@in.example.com",
      Subject: `Subject ${id}`,
      "Message-ID": `<${id}@example.com>`,
      Date: "Tue, 3 Nov 2026 09:00:00 +0200",
      "Content-Type": "text/plain; charset=utf-8",
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    "",
    body,
    "",
  ].join("\r\n");
const kept = async () =>
  (await rows("select subject from inbound_messages order by subject")).map(({ subject }) => subject);
const post = (raw: string | Buffer, key = secret) =>
  site.app.request("/webhooks/mail", {
    method: "POST",
    body: new Uint8Array(typeof raw === "string" ? Buffer.from(raw) : raw),
    headers: { "x-signature-256": `sha256=${createHmac("sha256", key).update(raw).digest("hex")}` },
  });

test("a mailbox is read once, from where it was left, also when it counts again or the connection drops", async () => {
  imap.holds(mail("1"), mail("2"), mail("3"));
  imap.breaksAfter(2);
  await expect(collect()).rejects.toThrow();
  expect(await kept()).toEqual(["Subject 1", "Subject 2"]);
  imap.breaksAfter(Number.POSITIVE_INFINITY);
  await collect();
  imap.gets(mail("4"));
  await collect();
  await collect();
  expect(await kept()).toEqual(["Subject 1", "Subject 2", "Subject 3", "Subject 4"]);
  imap.countsAgain();
  await collect();
  expect(await kept()).toHaveLength(4);
  expect(imap.commands).not.toContain("UID STORE");
  expect(await rows("select last_uid::int as uid, error from mailboxes")).toEqual([{ uid: 4, error: null }]);
});

test("one instance reads at a time; one that died is followed by another", async () => {
  imap.holds(mail("1"));
  await Promise.all([collect(), collect(), collect()]);
  expect(await kept()).toEqual(["Subject 1"]);
  await rows("update mailboxes set held_by = 'dead', held_until = now() + interval '5 minutes'");
  imap.gets(mail("2"));
  await collect();
  expect(await kept()).toHaveLength(1);
  await rows("update mailboxes set held_until = now() - interval '1 second'");
  await collect();
  expect(await kept()).toHaveLength(2);
});

test("by webhook and mailbox an email is kept once; unsigned and forged ones change nothing and are counted", async () => {
  expect((await post(mail("1"))).status).toBe(200);
  imap.holds(mail("1"));
  await collect();
  expect(await kept()).toEqual(["Subject 1"]);
  expect((await post(mail("2"), "another secret")).status).toBe(401);
  const forged = replyAddressFor(newId(), { address: mailIn.address, secrets: ["a guess"] });
  expect((await post(mail("3", { To: forged }))).status).toBe(200);
  expect(await kept()).toEqual(["Subject 1"]);
  expect(await rows("select kind from channel_notifications where provider = 'mail'")).toEqual([
    { kind: "forged" },
    { kind: "forged" },
  ]);
});

test("its thread is found by signed address, headers and a subject of the sender’s own, in this order", async () => {
  const written = newId();
  const values = "'k', 't', 'zola@example.com', 's', '', '', 'sent', now()";
  await rows(
    `insert into threads (id, name, last_at, last_channel, last_direction, created_at) values ('${written}', 'T', now(), 'email', 'out', now())`,
  );
  const message = newId();
  await rows(
    `insert into messages (key, template, recipient, subject, html, body, state, created_at, id, in_reply_to_thread) values (${values}, $1, $2)`,
    message,
    written,
  );
  const other = { From: "someone@example.com" };
  await post(mail("a", { ...other, To: `"Us" <${replyAddressFor(message, box())}>` }));
  await post(mail("b", { ...other, "In-Reply-To": `<${message}@example.com>` }));
  await post(mail("c", { ...other, References: `<x@example.com> <a@example.com> <y@example.com>` }));
  await post(mail("d", { ...other, Subject: "About CTS-7K3M9Q" }));
  expect(await rows("select subject from inbound_messages where thread_id = $1 order by subject", written)).toEqual([
    { subject: "Subject a" },
    { subject: "Subject b" },
    { subject: "Subject c" },
  ]);
  expect(await rows("select contact from threads where root is null and id <> $1", written)).toEqual([
    { contact: "someone@example.com" },
  ]);
});

test("machines are not answered, a bounce is said, and what is hostile is read as text without files that could run", async () => {
  await post(mail("1", { "Auto-Submitted": "auto-replied" }));
  const parts = (type: string, ...bodies: string[]) => ({
    headers: { "Content-Type": `${type}; boundary="b"`, "MIME-Version": "1.0" },
    body: `${bodies.map((one) => `--b\r\n${one}`).join("\r\n")}\r\n--b--`,
  });
  const ours = newId();
  const report = parts(
    'multipart/report; report-type="delivery-status"',
    "Content-Type: text/plain\r\n\r\nSorry",
    "Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; gone@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 no such user",
    `Content-Type: message/rfc822\r\n\r\nMessage-ID: <${ours}@example.com>\r\nSubject: x\r\n\r\nx`,
  );
  await post(mail("2", { ...report.headers, "Auto-Submitted": "auto-generated" }, report.body));
  expect(await kept()).toEqual([]);
  expect(await rows("select payload from events where type = 'email.bounced'")).toEqual([
    { payload: { messageId: ours, address: "gone@example.com", status: "5.1.1", reason: "550 no such user" } },
  ]);

  const pdf = Buffer.from("%PDF-1.4\n%%EOF").toString("base64");
  const script = Buffer.from("<script>alert(1)</script>").toString("base64");
  const hostile = parts(
    "multipart/mixed",
    'Content-Type: text/html; charset=utf-8\r\n\r\n<p>Hello <b>you</b></p><script>alert(1)</script><img src=x onerror="alert(2)">',
    `Content-Type: application/pdf; name="../../plan.pdf"\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}`,
    `Content-Type: application/javascript; name="run.js"\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${script}`,
  );
  expect((await post(mail("3", hostile.headers, hostile.body))).status).toBe(200);
  const [{ text }] = await rows("select text from inbound_messages");
  expect(text).toContain("Hello you");
  expect(text).not.toMatch(/<|alert|onerror/);
  expect(await rows("select name, type, owner_kind from stored_files")).toEqual([
    { name: "plan.pdf", type: "application/pdf", owner_kind: "inbound_message" },
  ]);
  expect((await post(Buffer.from([0, 255, 13, 10, 0]))).status).toBeLessThan(500);
});
