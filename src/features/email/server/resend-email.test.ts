import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("a failed email is sent again by one press, which is recorded; one that still waits is not", async () => {
  const id = await site.idOf("n1");
  expect(await site.ask("resend-email", { id })).toMatchObject({ error: "not_possible" });
  for (let tries = 0; tries < 6; tries++) await site.fail(id);

  expect(await site.ask("resend-email", { id })).toMatchObject({ success: true });
  expect(await site.ask("read-email", { id })).toMatchObject({ state: "queued", attempts: 0, error: null });
  const { rows } = await site.pool.query("select subject_id from audit_log where action = 'letter.resent'");
  expect(rows).toEqual([{ subject_id: id }]);
});

test("an email that does not exist is not found", async () => {
  const id = "018f0000-0000-7000-8000-000000000000";
  expect(await site.ask("resend-email", { id })).toMatchObject({ success: false, error: "not_found" });
});
