import { expect, test } from "vitest";
import { asSystem } from "#platform/jobs/work-jobs.ts";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";
import { noteMailNotice } from "./note-mail-notice.ts";

test("each address is listed once with the reason, the latest first, and its customer; another of its domain is not", async () => {
  const site = await aSiteWithEmails();
  const note = (address: string, kind: "hard" | "soft" | "complaint", sourceId: string) =>
    asSystem(site, (ctx) => noteMailNotice(ctx, { address, kind, status: "5.1.1", detail: "no such user", sourceId }));
  await note("Guest1@example.com", "hard", "one");
  await note("guest1@example.com", "hard", "two");
  await note("guest2@example.com", "soft", "three");
  const { addresses } = await site.ask("list-suppressed", {});
  expect(addresses).toMatchObject([{ address: "guest1@example.com", reason: "hard", detail: "5.1.1 no such user" }]);

  // Soft returns count from the third on, and the same one again is none.
  for (const id of ["three", "four", "four"]) await note("guest2@example.com", "soft", id);
  expect((await site.ask("list-suppressed", { address: "guest2@example.com" })).addresses).toEqual([]);
  await note("guest2@example.com", "soft", "five");
  const page = await site.ask("list-suppressed", { size: 1 });
  expect(page.addresses).toMatchObject([{ address: "guest2@example.com", reason: "soft" }]);
  expect((await site.ask("list-suppressed", { size: 1, after: page.next })).addresses).toMatchObject([
    { address: "guest1@example.com" },
  ]);
  await note("guest3@example.com", "complaint", "six");
  const { rows } = await site.pool.query("select title from tasks where subject_kind = 'email_address' order by title");
  const events = await site.pool.query(
    "select payload->>'title' as title from events where payload->>'subjectKind' = 'email_address'",
  );
  expect([...rows, ...events.rows].map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      "Email to guest1@example.com doesn’t arrive: call",
      "guest3@example.com reported our email as spam: find out why",
    ]),
  );
  await site.close();
});
