import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("an email is checked as such, a text for phones by its length too", async () => {
  const check = (kind: string, texts: Record<string, string>) => site.ask("check-template", { kind, texts });
  expect(await check("sos-alert", { title: "Call {nobody}" })).toMatchObject({
    findings: expect.arrayContaining([{ place: "title", level: "error", text: "There is no variable {nobody} here." }]),
  });
  expect(await check("sos-alert", {})).toEqual({ success: true, findings: [] });
  const long = `Trip {reference} on {at} is no longer yours. ${"We are sorry. ".repeat(12)}`;
  expect(await check("phone-driver-removed", { body: long })).toMatchObject({ findings: [{ level: "warning" }] });
  expect(await check("no-such", {})).toMatchObject({ error: "not_found" });
});
