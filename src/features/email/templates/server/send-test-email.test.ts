import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("goes to the one who asks, whatever the booking, with texts that are not saved", async () => {
  const kind = "booking-confirmed";
  const { to } = await site.ask("send-test-email", { kind, texts: { title: "A try" }, reference: "CTS-7K3M9Q" });
  const { rows } = await site.pool.query("select recipient, subject, html from messages where template = $1", [
    `test-${kind}`,
  ]);
  expect(rows).toEqual([
    { recipient: to, subject: expect.stringMatching(/^\[Test\] /), html: expect.stringContaining("A try") },
  ]);
});
