import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";
import { withoutIds } from "#testing/without-ids.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("an email can be read whole, with its files", async () => {
  expect(await site.ask("read-email", { id: await site.idOf("booked") })).toMatchObject({
    html: expect.stringContaining("123456"),
    text: "Your code is 123456",
    attachments: [{ name: "trip.ics", size: 15 }],
  });
});

test("what lets its reader in is shown to no one, not even while it waits", async () => {
  const email = await site.ask("read-email", { id: await site.idOf("secret:sign-in") });
  expect(email).toMatchObject({ state: "queued", is_secret: true, html: "", text: "" });
  expect(withoutIds(email)).not.toContain("123456");
});

test("a failed email says why", async () => {
  const id = await site.idOf("n1");
  for (let tries = 0; tries < 6; tries++) await site.fail(id);
  expect(await site.ask("read-email", { id })).toMatchObject({ state: "failed", attempts: 6, error: "550 gone" });
});

test("an email that does not exist is not found", async () => {
  const id = "018f0000-0000-7000-8000-000000000000";
  expect(await site.ask("read-email", { id })).toMatchObject({ success: false, error: "not_found" });
});
