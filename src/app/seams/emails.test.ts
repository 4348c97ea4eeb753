import { readdirSync, readFileSync } from "node:fs";
import { render } from "@react-email/render";
import { beforeAll, describe, expect, test } from "vitest";
import { sendQuoteEmail } from "#features/quotes/server/send-quote-email.ts";
import { findQuote } from "#features/quotes/server/views.ts";
import { writeQuoteEmail } from "#features/quotes/server/write-quote-email.ts";
import type { Email } from "#platform/mail/email.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { drawnEmails } from "#testing/drawn-emails.tsx";
import { inTransaction } from "#testing/in-transaction.ts";
import { readCalendar } from "#testing/read-calendar.ts";
import { withoutIds } from "#testing/without-ids.ts";
import { writtenEmails } from "#testing/written-emails.ts";

type Shown = { readonly html: string; readonly text: string };

/** Where one file of words serves several emails: one that shows it. */
const shownBy: Readonly<Record<string, string>> = {
  "account-email": "auth-signup",
  "invitation-email": "invitation",
  "applicant-email": "application-info-requested",
  "team-email": "application-submitted-team",
  "payment-email": "payment-received",
  "quote-email": "quote",
  "follow-up": "follow-up-enquiry",
  "invoice-email": "invoice",
  "statement-email": "statement",
  "chase-email": "invoice-overdue",
};

/** Every file below emails/ that draws on the email paper. */
const files = readdirSync("src/features", { recursive: true, encoding: "utf8" })
  .filter((path) => /server\/emails\/[^/]+\.tsx$/.test(path) && !/\/(?:booking-email|draw-template)\.tsx$/.test(path))
  .filter((path) => /mail\/frame\.tsx|\/booking-email\.tsx/.test(readFileSync(`src/features/${path}`, "utf8")))
  .map((path) => path.replace(/^.*\//, "").replace(".tsx", ""));

const templates = [
  "request-received",
  "booking-held",
  "booking-expired",
  "booking-confirmed",
  "booking-reminder",
  "booking-changed",
  "change-received",
  "change-requested",
  "change-rejected",
  "booking-cancelled",
  "booking-resold",
  "new-booking",
  "bad-weather",
  "payment-received",
  "paid-twice",
  "proof-received",
  "proof-to-check",
  "proof-rejected",
  "refunded",
  "invoice",
  "invoice-overdue",
  "quote",
  "quote-reminder",
  ...Object.keys(drawnEmails),
];

const emails: Email[] = [];
const gallery = new Map<string, Shown>();

beforeAll(async () => {
  emails.push(...(await writtenEmails()));
  await inTransaction(async (ctx, world) => {
    const { id } = await givenQuote(asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]));
    await sendQuoteEmail(ctx, { type: "quote.sent", quoteId: id });
    const quote = await findQuote(ctx.db, id);
    if (quote) await writeQuoteEmail(ctx, quote, "reminder", `quote-reminder:${quote.id}:1`);
    emails.push(...world.emails);
  });
  const written = emails.map(({ template, content }) => [template, content] as const);
  for (const [template, content] of [...written, ...Object.entries(drawnEmails)]) {
    const html = await render(content);
    gallery.set(template, { html, text: plainText(html) });
  }
}, 60_000);

const shown = (template: string): Shown => {
  const match = gallery.get(template);
  if (!match) throw new Error(`The gallery has no ${template}.`);
  return match;
};

test("every file of emails is shown here", () => {
  const missing = files.filter((file) => !gallery.has(shownBy[file] ?? file));
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(25);
});

describe.each(templates)("%s", (template) => {
  test("has a title, a heading, a preview and a plain-text part with all it says", () => {
    const { html, text } = shown(template);
    expect(/<title>([^<]{8,})<\/title>/.exec(html)).not.toBeNull();
    expect(html.match(/<h1 /g)).toHaveLength(1);
    expect(text.length).toBeGreaterThan(80);
    for (const [, href = ""] of html.matchAll(/href="(https[^"]+)"/g))
      expect(text).toContain(href.replaceAll("&amp;", "&"));
  });

  test("says nothing that only a machine would say", () => {
    const { html, text } = shown(template);
    for (const noise of [/undefined/, /\bNaN\b/, /\bnull\b/, /Invalid Date/, /\[object/, /\{\w*\}/])
      expect(text).not.toMatch(noise);
    // Of figures in the words, not in links, references and codes, which chance has made.
    const words = withoutIds(text).replace(/\b[0-9A-HJKMNP-TV-Z]{8}\b/g, "<code>");
    expect(words).not.toMatch(/\d{4}-\d{2}-\d{2}|T\d{2}:\d{2}/);
    expect(words).not.toMatch(/R ?\d{4,}|R\d+[.,]\d(?!\d)/);
    expect(withoutPictures(template, html)).not.toMatch(/<img|<script|display:\s*(flex|grid)/);
  });
});

const arrivalsHall = /<img src="https:\/\/capetownshuttle\.example\/art\/share-arrivals-hall\.jpg" alt="[^"]{8,}"/g;

/** Pictures of the crew and of the arrivals hall, each with its words for those who load none; no other email has a picture. */
const picturesOf: Readonly<Record<string, RegExp>> = {
  "driver-details": /<img src="https:\/\/capetownshuttle\.example\/(?:files\/v1|portraits)\/[^"]+" alt="[^"]{8,}"/g,
  "booking-confirmed": arrivalsHall,
  "booking-reminder": arrivalsHall,
  "guest-trip": arrivalsHall,
};
const withoutPictures = (template: string, html: string) => {
  const pictures = picturesOf[template];
  return pictures ? html.replaceAll(pictures, "") : html;
};

/** Those that go to our own team. */
const isToTeam = ({ text }: Shown) => text.includes("For the Cape Town Shuttle team");
/** Signing in has its own ending: what to do if it wasn’t you. */
const isAboutSigningIn = (template: string) => /^(?:auth|invitation|account)/.test(template);

test("every email greets in one way and ends in one way", () => {
  for (const [template, email] of gallery) {
    if (isToTeam(email)) continue;
    // A campaign is in the words of its author, who greets all its readers or none.
    if (template !== "campaign-email") expect(email.text, template).toMatch(/^(?:Hi|Dear) [^,\n]+,$/m);
    if (isAboutSigningIn(template)) {
      expect(email.text, template).toMatch(/Wasn’t you\?|Didn’t expect this/);
      continue;
    }
    expect(email.text, template).toContain("Questions? Reply to this email or call +27 21 555 01");
    // Our consultants sign their own words.
    if (!/^(enquiry|thread)-answer$/.test(template))
      expect(email.text, template).toMatch(/^The Cape Town Shuttle team$/m);
  }
});

test.each(["sos-alert", "incident-alert", "override-notice", "documents-due"])(
  "%s is for our own team, who know how to reach us",
  (template) => {
    const email = shown(template);
    expect(isToTeam(email)).toBe(true);
    expect(email.text).not.toMatch(/Questions\?|Reply to this email/);
  },
);

test("a subject says what happened, in sixty characters and without a full stop", () => {
  const subjects = emails.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.length > 60 || subject.endsWith("."))).toEqual([]);
});

test("an email to a customer opens their own booking, an email to our team never does", () => {
  for (const { template, to, content } of emails) {
    const { text } = shown(template);
    expect(content).toBeDefined();
    if (to.startsWith("thandi")) expect(text, template).toMatch(/[?&]code=[0-9A-Z]{8}|\/quote\?q=/);
    else expect(text, template).not.toMatch(/code=|\/quote\?q=/);
  }
});

test("an email about a booking is filed with it, and its subject names it", () => {
  for (const { template, about, subject } of emails.filter(({ template }) => !/quote|invoice/.test(template))) {
    const [kind, reference = ""] = (about ?? "").split(":");
    expect(kind, template).toBe("booking");
    expect(subject, template).toContain(reference);
  }
});

test("every calendar entry that goes with an email is read by a strict reader, under an id that never changes", () => {
  const entries = emails.flatMap(({ attachments = [] }) =>
    attachments.filter(({ type }) => type.startsWith("text/calendar")),
  );
  const read = entries.map(({ type, content }) => ({ type, ...readCalendar(String(content)) }));
  expect(read.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
  for (const { type, method } of read) expect(type).toBe(`text/calendar; charset=utf-8; method=${method}`);
  expect(new Set(read.map(({ events }) => events[0]?.UID)).size).toBe(1);
});
