import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("a file is handed out as it was sent, and one that was never there is not found", async () => {
  const id = await site.idOf("booked");
  const file = await site.ask("email-file", { id, nth: 0 });
  expect(Buffer.from(file.content, "base64").toString()).toBe("BEGIN:VCALENDAR");
  expect(await site.ask("email-file", { id, nth: 1 })).toMatchObject({ error: "not_found" });
});

test("the files of an email that lets its reader in are no one else’s", async () => {
  const id = await site.idOf("secret:sign-in");
  expect(await site.ask("email-file", { id, nth: 0 })).toMatchObject({ error: "not_found" });
});
