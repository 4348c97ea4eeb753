import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("the newest come first, a page at a time, and none twice", async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { emails: { id: string }[]; next: string | null } = await site.ask("list-emails", { size: 3, after });
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
  const { emails } = await site.ask("list-emails", { search });
  expect(emails.map((email: { to: string }) => email.to)).toEqual(to);
});

test("without a mail server the page says so", async () => {
  expect(await site.ask("list-emails", {})).toMatchObject({ leaves_by: "nothing" });
});

test("a failed email is counted, and found as such", async () => {
  const id = await site.idOf("n1");
  for (let tries = 0; tries < 6; tries++) await site.fail(id);
  expect(await site.ask("list-emails", { states: ["failed"] })).toMatchObject({ failed: 1, emails: [{ id }] });
});
