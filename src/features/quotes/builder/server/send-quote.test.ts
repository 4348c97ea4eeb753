import { describe, expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import { auditLog } from "#db/schema/platform.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { noteQuoteSent } from "#features/crm/leads/server/note-quote-sent.ts";
import { aQuoteDraft, givenDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asSystem, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { type QuoteDraft, quoteJourney } from "../../draft-contract.ts";
import { readQuote } from "../../offer/server/read-quote.ts";
import { quoteToken } from "../../server/make-token.ts";
import { saveQuote } from "./save-quote.ts";
import { sendQuote } from "./send-quote.ts";

const [sedan, guided] = aQuoteDraft().options;
const optionsWith = (changes: Partial<QuoteDraft["options"][number]>) =>
  sedan && guided ? [sedan, { ...guided, ...changes }] : [];

describe("an option with its own trip", () => {
  const own = quoteJourney.parse({
    service_type: "airport_transfer",
    pickup_location: "Stellenbosch",
    destination: "Cape Town International Airport",
    pickup_date: "2026-11-25",
    pickup_time: "06:30",
    passengers: 4,
  });

  test("is shown with that trip, the other with the quote's", () =>
    inTransaction(async (ctx) => {
      const { id } = await givenQuote(await asAdmin(ctx), { options: optionsWith({ journey: own }) });
      const shown = await readQuote(asVisitor(ctx), { token: quoteToken(ctx, id) });
      if (!shown.ok) throw new Error(shown.reason);
      expect(shown.value.options.map(({ journey }) => journey?.pickup_location)).toEqual([undefined, "Stellenbosch"]);
      expect(shown.value.options[1]?.journey).toMatchObject({ pickup_at: "2026-11-25T04:30:00.000Z", passengers: 4 });
    }));

  test("limits the quote to twelve hours before the earliest pickup", () =>
    inTransaction(async (ctx) => {
      const soon = { ...own, pickup_date: quoteJourney.parse({ ...own, pickup_date: "2026-11-21" }).pickup_date };
      const { id } = await givenQuote(await asAdmin(ctx), { options: optionsWith({ journey: soon }) });
      const shown = await readQuote(asVisitor(ctx), { token: quoteToken(ctx, id) });
      expect(shown).toMatchObject({
        value: { valid_until: addHours(new Date("2026-11-21T04:30:00Z"), -12).toISOString() },
      });
    }));

  test("needs its own date, and then the quote needs none", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      const dateless = { ...own, pickup_date: null };
      const without = await givenDraft(clerk, { options: optionsWith({ journey: dateless }) });
      expect(await sendQuote(clerk, without)).toEqual(refuse("incomplete", { missing: ["pickup_date"] }));
      const journey = { ...aQuoteDraft().journey, pickup_date: null };
      const [, mine] = optionsWith({ journey: own });
      const each = await givenDraft(clerk, { journey, options: mine ? [{ ...mine, letter: "A" }] : [] });
      expect(await sendQuote(clerk, each)).toMatchObject({ ok: true });
    }));
});

describe("a price that may be a mistake", () => {
  test.each([
    ["R0", { discount_cents: 160_000 }, "free"],
    ["a loss", { cost_cents: 145_000 }, "loss"],
  ] as const)("%s is sent only after a second confirmation", (_what, changes, concern) =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      const draft = await givenDraft(clerk, { options: optionsWith(changes) });
      expect(await sendQuote(clerk, draft)).toEqual(
        refuse("needs_confirmation", { concerns: [{ letter: "B", concern }] }),
      );
      expect(await sendQuote(clerk, { ...draft, is_confirmed: true })).toMatchObject({ ok: true });
    }),
  );

  test("an ordinary one needs no second confirmation", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      expect(await sendQuote(clerk, await givenDraft(clerk))).toMatchObject({ ok: true });
    }));
});

test.each([
  ["no address", { customer_email: "" }, ["customer_email"]],
  ["no day", { journey: { ...aQuoteDraft().journey, pickup_date: null } }, ["pickup_date"]],
  ["no option", { options: [] }, ["options"]],
  [
    "an option for nothing",
    {
      options: [
        {
          letter: "A",
          title: "Gift",
          description: "",
          lines: [],
          discount_cents: 0,
          cost_cents: 0,
          promo_code: "",
          promo: null,
        },
      ],
    },
    ["price"],
  ],
] as const)("a draft with %s is not sent", (_what, changes, missing) =>
  inTransaction(async (ctx, world) => {
    const clerk = await asAdmin(ctx);
    const draft = await givenDraft(clerk, changes as Parameters<typeof givenDraft>[1]);
    expect(await sendQuote(clerk, draft)).toEqual(refuse("incomplete", { missing }));
    expect(world.events).toEqual([]);
  }),
);

test("a sent quote answers the enquiry, and can no longer be changed", () =>
  inTransaction(async (ctx, world) => {
    const clerk = await asAdmin(ctx);
    const { id, row_version } = await givenQuote(clerk);
    expect(world.events).toEqual([{ type: "quote.sent", quoteId: id }]);
    await noteQuoteSent(asSystem(ctx), { type: "quote.sent", quoteId: id });
    expect(await ctx.db.select().from(enquiries)).toMatchObject([{ state: "quoted", answeredAt: testNow }]);
    expect(await saveQuote(clerk, { id, row_version, draft: aQuoteDraft() })).toMatchObject(refuse("not_possible"));
    const audited = await ctx.db.select({ action: auditLog.action }).from(auditLog);
    expect(audited.map(({ action }) => action)).toContain("quote.sent");
  }));
