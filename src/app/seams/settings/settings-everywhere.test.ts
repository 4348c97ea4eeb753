import { render } from "@react-email/render";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import { quotes } from "#db/schema/quotes.ts";
import { settings } from "#db/schema/settings.ts";
import { addHours } from "#domain/time/local-time.ts";
import { inForce } from "#features/chat/server/gather-policies.ts";
import { topics } from "#features/chat/server/gather-topics.ts";
import { createQuote } from "#features/quotes/builder/server/create-quote.ts";
import { sendQuoteEmail } from "#features/quotes/server/send-quote-email.ts";
import type { Context } from "#platform/context.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { anEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { chatSettings } from "#testing/chat/chat-settings.ts";
import { publicPages as pages } from "#testing/company/drawn-pages.ts";
import { otherSettings, otherSettingsRows } from "#testing/company/other-settings.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { writtenEmails } from "#testing/written-emails.ts";
import { renderPage } from "../../pages/entry-server.tsx";

/** The figures the company starts with, in any words, and ways to pay that are switched off here. */
const started = new RegExp(
  [
    "(12|twelve) hours (or more )?(before|ahead)",
    "within (12|twelve) hours",
    "less than 12",
    "50 ?% ",
    "half (of )?the price",
    "full price",
    "(5 to|5-|5–|within|in) ?20 minutes",
    "\\b72 hours",
    "within (2|two) hours",
    "within 24 hours",
    "for (24 hours|30 minutes)",
    "bank transfer",
    "(in|or|,) cash",
    "corporate account",
    "pay by EFT",
  ].join("|"),
  "i",
);

/** The same figures in another promise. */
const others: readonly RegExp[] = [
  /48 to 72 hours|72 hours will do|Seats close 12 hours|fixed 12 hours before the shift/i,
  /within 20 minutes of one another/i,
  // Of what was paid when these ways were open.
  /Cash and corporate accounts are refunded by bank transfer|^Paid by: Bank transfer|^A bank transfer shows within/,
];

const text = (html: string) =>
  html
    .replace(/<(style|noscript)[\s\S]*?<\/\1>/g, " ")
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<meta [^>]*content="([^"]*)"[^>]*>/g, "\n$1\n")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&nbsp;|\u00a0/g, " ");

/** The text, sentence by sentence. */
const sentences = (said: string) =>
  said
    .split(/\n|(?<=[.!?])\s|"[,:]"/)
    .map((one) => one.trim().replace(/\s+/g, " "))
    .filter(Boolean);

const tellsStarted = (sentence: string) => started.test(sentence) && !others.some((other) => other.test(sentence));
const setFigures = /17 hours|35%|85%|43 minutes|47 minutes|190 minutes|31 hours|67 hours|19 hours|37 minutes/;
const tellsSet = (sentence: string) => setFigures.test(sentence);

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const noAssets = () => ({ styles: [], wake: "", scripts: [] });

async function drawPages(): Promise<ReadonlyMap<string, readonly string[]>> {
  const store = {
    siteUrl: "http://localhost",
    read: (name: string, input: unknown) => site.app.service.read(name, input) as never,
  };
  const drawn = new Map<string, readonly string[]>();
  for (const address of pages) {
    const { html } = await renderPage(address, store, noAssets);
    drawn.set(address, sentences(text(html)));
  }
  return drawn;
}

/** A quote as it starts, before anyone writes it better. */
async function writeFreshQuote(ctx: Context): Promise<void> {
  const enquiry = anEnquiry();
  await ctx.db.insert(enquiries).values(enquiry);
  const made = await createQuote(asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]), { enquiry_id: enquiry.id });
  expect(made).toMatchObject({ ok: true });
  const [quote] = await ctx.db.select().from(quotes);
  expect(quote?.validUntil).toEqual(addHours(ctx.now, 67));
  expect(quote?.paymentTerms).toBe("The full amount confirms your booking. Pay by card or instant EFT.");
}

describe("what our team sets", () => {
  test("is shown on every page that had the default figure, and no page keeps the default", async () => {
    const before = await drawPages();
    for (const { name, value } of otherSettingsRows)
      await site.pool.query("insert into settings (name, value, version, updated_at) values ($1, $2, 1, now())", [
        name,
        JSON.stringify(value),
      ]);
    const after = await drawPages();
    const left = [...after].flatMap(([address, said]) =>
      said.filter(tellsStarted).map((sentence) => `${address}: ${sentence.slice(0, 200)}`),
    );
    expect(left).toEqual([]);
    for (const [address, said] of before) {
      const changed = (after.get(address) ?? []).filter((sentence) => !said.includes(sentence));
      const had = said.filter((sentence) => tellsStarted(sentence) && !/transfer|cash|account/i.test(sentence));
      expect(new Set(changed.filter(tellsSet)).size, address).toBeGreaterThanOrEqual(new Set(had).size);
    }
    expect([...before.values()].filter((said) => said.some(tellsStarted)).length).toBeGreaterThan(40);
  }, 240_000);

  test("is what the chat answers", () => {
    const set = { ...chatSettings, ...otherSettings };
    const messages = topics().flatMap((topic) =>
      sentences(JSON.stringify(inForce(topic, set)).replaceAll("\u00a0", " ")),
    );
    expect(messages.filter(tellsStarted)).toEqual([]);
    expect(messages.filter(tellsSet).length).toBeGreaterThan(3);
  });

  test("is what every email says", async () => {
    const save = (ctx: Context) =>
      ctx.db.insert(settings).values(otherSettingsRows.map((row) => ({ ...row, updatedAt: ctx.now })));
    const emails = [...(await writtenEmails(save))];
    await inTransaction(async (ctx, world) => {
      await save(ctx);
      await writeFreshQuote(ctx);
      const { id } = await givenQuote(asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]));
      await sendQuoteEmail(ctx, { type: "quote.sent", quoteId: id });
      emails.push(...world.emails);
    });
    expect(emails.find(({ template }) => template === "booking-held")).toBeDefined();
    const left: string[] = [];
    for (const { template, content } of emails)
      for (const sentence of sentences(plainText(await render(content))))
        if (tellsStarted(sentence)) left.push(`${template}: ${sentence}`);
    expect(left).toEqual([]);
    expect(emails.length).toBeGreaterThan(20);
  }, 60_000);
});
