import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("an example shows every text, and nothing is sent", async () => {
  const count = async () => (await site.pool.query("select count(*)::int as n from messages")).rows[0].n;
  const before = await count();
  const drawn = await site.ask("preview-template", { kind: "sos-alert", texts: {}, reference: "CTS-NONE" });
  expect(drawn).toMatchObject({ drawn_for: null, html: expect.stringContaining("Open the board") });
  expect(drawn.text).toContain("Sipho raised an SOS alarm");
  expect(await count()).toBe(before);
});

test("what our team types is never markup", async () => {
  const texts = { title: 'Hello <script>alert("x")</script>' };
  const { html } = await site.ask("preview-template", { kind: "booking-confirmed", texts, reference: "" });
  expect(html).toContain("Hello");
  expect(html).not.toContain("<script>");
});
