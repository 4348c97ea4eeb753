import { render } from "@react-email/render";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleCompany, sampleSettings } from "#db/seed/people/sample-company.ts";
import type { Context } from "#platform/context.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { amountsIn, amountsOf } from "#testing/company/amounts.ts";
import { drawPage, framedPages, publicPages, saidOn } from "#testing/company/drawn-pages.ts";
import { givenDetails, givenSettings, givenTariff } from "#testing/company/given-settings.ts";
import { starlight } from "#testing/company/other-company.ts";
import { otherTariff } from "#testing/company/other-tariff.ts";
import { openTestSite } from "#testing/test-site.ts";
import { writtenEmails } from "#testing/written-emails.ts";

/** Every word by which the demo company could be known, and every figure that it claims. */
const sampleWords = [
  ...Object.values(sampleCompany).filter((value) => value !== sampleCompany.city && value !== sampleCompany.region),
  ...Object.values(sampleSettings.company),
  ...Object.values(sampleSettings.banking),
  sampleSettings.tax.vatNumber,
  "Cape Town and the Western Cape",
  "Transport in Cape Town",
  "Quote for Cape Town",
  "tours in Cape Town",
  "tours from Cape Town",
  "questions about Cape Town",
  "team in Cape Town",
  "transport in Cape Town",
  "shuttles in Cape Town",
  "CT Shuttle",
  "CTS Driver",
  "55 50123",
  "555 0123",
  "5 000+",
  "10 000 five-star",
  "4.8+",
  "tour destinations",
  "15+ years",
  "over ten years",
  "Over ten years",
  "Zero",
  "safety record",
  "happy customers",
  "years of experience",
  "Rated 4",
  "Amira K.",
  "Ingrid S.",
  "Sample Street",
  "{company}",
  "{town}",
  "(sample)",
].filter((word) => word.length > 2);

const wordsOn = (text: string, known: readonly string[]) => {
  const plain = text.replaceAll("\u00a0", " ");
  return known.map((word) => word.replaceAll("\u00a0", " ")).filter((word) => plain.includes(word));
};

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite({}, { template: "new" });
  await site.pool.query("insert into company_settings (id, details, updated_at) values (1, $1, now())", [
    JSON.stringify(starlight),
  ]);
});
afterAll(() => site.close());

describe("a new company under another name", () => {
  test("no page, no description, no structured data and no area says a word of the demo company", async () => {
    const matches: string[] = [];
    for (const address of [...publicPages, ...framedPages]) {
      const html = await drawPage(site, address);
      const data = /<script id="hydration"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
      for (const word of wordsOn(saidOn(html), sampleWords)) matches.push(`${address}: ${word}`);
      for (const word of wordsOn(data, [sampleCompany.phone, sampleCompany.email, sampleCompany.street]))
        matches.push(`${address}, data: ${word}`);
    }
    expect(matches).toEqual([]);
  }, 240_000);

  test.each(["/", "/tours", "/about", "/services/airport-transfers", "/admin-login", "/driver/auth", "/legal/privacy"])(
    "%s bears its name",
    async (address) => {
      expect(saidOn(await drawPage(site, address))).toContain(starlight.name);
    },
  );

  test.each(["/manifest.webmanifest", "/driver/app.webmanifest", "/openapi.json", "/docs/api", "/widget/NONE"])(
    "%s is its own",
    async (address) => {
      const answer = await site.app.request(address);
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).toContain(starlight.name);
      expect(
        wordsOn(text, [sampleCompany.name, "CT Shuttle", "CTS Driver", "tours in Cape Town", "the Western Cape"]),
      ).toEqual([]);
    },
  );

  test.each([
    "Who are you?",
    "Are you safe?",
    "How long have you existed?",
    "Wer sind Sie?",
    "Hoe kan ek julle bereik?",
  ])("the chat speaks for it: %s", async (message) => {
    const answer = await site.app.request("/functions/v1/ai-chatbot", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost" },
      body: JSON.stringify({ message, conversation: [] }),
    });
    const { response } = (await answer.json()) as { response: string };
    expect(wordsOn(response, sampleWords)).toEqual([]);
  });
});

test("no email to anyone says a word of the demo company or a price of a later tariff, and its subject and name are the company’s", async () => {
  const later = amountsOf(otherTariff);
  const setUp = async (ctx: Context) => {
    await givenTariff(ctx, 934, otherTariff);
    await givenDetails(ctx, starlight);
    await givenSettings(ctx, {
      company: { ...sampleSettings.company, legalName: "Starlight Transfers CC", registrationNumber: "", address: "" },
      banking: { ...sampleSettings.banking, bank: "Tide Bank", accountName: "Starlight", accountNumber: "62 8170 553" },
    });
  };
  const known = [sampleCompany.name, sampleCompany.phone, sampleCompany.email, sampleCompany.street, "Sample Bank"];
  const matches: string[] = [];
  const emails = [...(await writtenEmails(setUp))];
  for (const { template, subject, content } of emails) {
    const text = `${subject}\n${plainText(await render(content))}`;
    for (const word of wordsOn(text, known)) matches.push(`${template}: ${word}`);
    // What was sold keeps its price.
    for (const amount of amountsIn(text)) if (later.has(amount)) matches.push(`${template}: R${amount}`);
  }
  expect(matches).toEqual([]);
  expect(emails.length).toBeGreaterThan(20);
}, 60_000);

test("without a phone number no email asks anyone to call one", async () => {
  const setUp = (ctx: Context) => givenDetails(ctx, { ...starlight, phone: "", phone_e164: "" });
  const matches: string[] = [];
  for (const { template, content } of await writtenEmails(setUp)) {
    const text = plainText(await render(content)).replaceAll(/\s+/g, " ");
    for (const [blank] of text.matchAll(/[^.]{0,40}\b(?:call|on|at|phone):? ?[.,;]/gi))
      matches.push(`${template}: ${blank}`);
  }
  expect(matches.filter((line) => /call|phone/i.test(line))).toEqual([]);
}, 60_000);
