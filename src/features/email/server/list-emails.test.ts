import { createElement } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#domain/account/roles.ts";
import { createContext } from "#platform/create-context.ts";
import type { Email } from "#platform/mail/email.ts";
import { deliverEmail } from "#platform/mail/mailer.ts";
import { inTransaction } from "#platform/transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { withoutIds } from "#testing/without-ids.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await openTestSite();
  headers = (await site.as("admin")).headers;
  for (let nth = 1; nth <= 5; nth++) await write({ key: `n${nth}`, to: `guest${nth}@example.com` });
  const attachments = [{ name: "trip.ics", type: "text/calendar; method=REQUEST", content: "BEGIN:VCALENDAR" }];
  await write({ key: "booked", to: "thandi@example.com", about: "booking:CTS-7K3M9Q", attachments });
  await write({ key: "door", to: "thandi@example.com", isSecret: true });
});
afterAll(() => site.close());

const write = (changes: Partial<Email>) =>
  inTransaction(site.pool, (db) => {
    const { ctx } = createContext(site.world, { db, actor: system, correlationId: "test" });
    const content = createElement("p", null, "Your code is 123456");
    return ctx.mail({
      key: "k",
      template: "booking-confirmed",
      to: "x@example.com",
      subject: "S",
      content,
      ...changes,
    });
  });
const idOf = async (key: string): Promise<string> =>
  (await site.pool.query<{ id: string }>("select id from messages where key = $1", [key])).rows[0]?.id ?? "";
const ask = async (name: string, body: object) => (await site.call(name, body, headers)).json();
/** The try that is due next fails. */
async function fail(id: string) {
  const { rows } = await site.pool.query<{ next_try_at: Date | null }>(
    "select next_try_at from messages where id = $1",
    [id],
  );
  await deliverEmail(site.pool, id, {
    ...site.world,
    now: rows[0]?.next_try_at ?? new Date(),
    replyAddress: async () => "us@example.com",
    carrier: { outcome: "sent", carry: () => Promise.reject(new Error("550 gone")) },
  });
}

test("the newest stand first, a page at a time, and none twice", async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { emails: { id: string }[]; next: string | null } = await ask("office-emails", { size: 3, after });
    seen.push(...page.emails.map(({ id }) => id));
    after = page.next;
  } while (after);
  const { rows } = await site.pool.query("select id from messages order by created_at desc, id desc");
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test.each([
  ["the beginning of an address", "GUEST3@", ["guest3@example.com"]],
  ["a reference", "cts-7k3m9q", ["thandi@example.com"]],
  ["a percent sign, which finds itself only", "%", []],
])("is found by %s", async (_what, search, to) => {
  const { emails } = await ask("office-emails", { search });
  expect(emails.map((email: { to: string }) => email.to)).toEqual(to);
});

test("without a mail server the page says so, and a letter can be read whole, with its files", async () => {
  expect(await ask("office-emails", {})).toMatchObject({ leaves_by: "nothing" });
  const id = await idOf("booked");
  expect(await ask("office-email", { id })).toMatchObject({
    html: expect.stringContaining("123456"),
    text: "Your code is 123456",
    attachments: [{ name: "trip.ics", size: 15 }],
  });
  const file = await ask("email-file", { id, nth: 0 });
  expect(Buffer.from(file.content, "base64").toString()).toBe("BEGIN:VCALENDAR");
  expect(await ask("email-file", { id, nth: 1 })).toMatchObject({ error: "not_found" });
});

test("what lets its reader in is shown to nobody, not even while it waits", async () => {
  const email = await ask("office-email", { id: await idOf("secret:door") });
  expect(email).toMatchObject({ state: "queued", is_secret: true, html: "", text: "" });
  expect(withoutIds(email)).not.toContain("123456");
});

test("a failed letter is counted, says why, and is sent again by one press, which is recorded", async () => {
  const id = await idOf("n1");
  expect(await ask("resend-email", { id })).toMatchObject({ error: "not_possible" });
  for (let tries = 0; tries < 6; tries++) await fail(id);
  expect(await ask("office-emails", { states: ["failed"] })).toMatchObject({ failed: 1, emails: [{ id }] });
  expect(await ask("office-email", { id })).toMatchObject({ state: "failed", attempts: 6, error: "550 gone" });

  expect(await ask("resend-email", { id })).toMatchObject({ success: true });
  expect(await ask("office-email", { id })).toMatchObject({ state: "queued", attempts: 0, error: null });
  const { rows } = await site.pool.query("select subject_id from audit_log where action = 'letter.resent'");
  expect(rows).toEqual([{ subject_id: id }]);
});

test("no such letter is said", async () => {
  const id = "018f0000-0000-7000-8000-000000000000";
  for (const name of ["office-email", "resend-email"])
    expect(await ask(name, { id })).toMatchObject({ success: false, error: "not_found" });
});
