import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("every email of the code is listed, and every text for phones", async () => {
  const { templates } = await site.ask("list-templates", {});
  const kinds = templates.map(({ kind: one }: { kind: string }) => one);
  expect(kinds).toEqual(expect.arrayContaining(["booking-confirmed", "sos-alert", "closing", "phone-cant-find"]));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(templates.every(({ when }: { when: string }) => /^[A-Z].*\.$/.test(when))).toBe(true);
});
