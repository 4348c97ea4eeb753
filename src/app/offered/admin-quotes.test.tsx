import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { quotes } from "#db/schema/quotes.ts";
import { PlaceField } from "#design/fields/place-field.tsx";
import { quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { localDate, localTime } from "#domain/time/local-time.ts";
import { SeatSizeFields } from "#features/booking/ui/seat-size-fields.tsx";
import { QuoteBuilder } from "#features/quotes/builder/ui/quote-builder.tsx";
import type { QuoteDraft } from "#features/quotes/draft-contract.ts";
import { quotesContract } from "#features/quotes/offer/contract.ts";
import { ProFormaButton } from "#features/quotes/offer/ui/pro-forma-button.tsx";
import { QuoteView } from "#features/quotes/offer/ui/quote-view.tsx";
import { quoteToken } from "#features/quotes/server/make-token.ts";
import type { Context } from "#platform/context.ts";
import { aQuoteDraft, givenDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import type { Asks } from "#testing/offered/compare-offered.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

/** Buttons that change the draft on the screen alone. */
const whileWriting: Asks = {
  Add: null,
  Clear: null,
  Hold: null,
  One: null,
  Open: null,
  Option: null,
  Preview: null,
  Remove: null,
  Show: null,
  "Use tariff price": null,
};

const offer = { view: QuoteView, proForma: ProFormaButton };
const inputs = { place: PlaceField, seatSizes: SeatSizeFields };

async function pressBuilder(admin: Context, id: string) {
  lookAs(admin);
  const written = await pressOffered(admin, <QuoteBuilder id={id} inputs={inputs} offer={offer} />, {
    ready: () => screen.getByText("History"),
    asks: {
      ...whileWriting,
      "Pro forma invoice (PDF)": (by) => askServer(by, quotesContract.quoteFile, { token: quoteToken(by, id) }),
    },
  });
  return Object.keys(written).toSorted();
}

test.each(quoteStates)("a quote that is %s", (state) =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await (state === "draft" ? givenDraft(admin) : givenQuote(admin));
    await ctx.db.update(quotes).set({ state }).where(eq(quotes.id, id));
    const offered = await pressBuilder(admin, id);
    if (state === "draft") expect(offered).toEqual(["Discard", "Duplicate", "Send quote"]);
    if (state === "sent") expect(offered).toEqual(["Duplicate", "Revise as version 2", "Withdraw"]);
  }),
);

test("a sent quote whose time is over, before that was noted", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenQuote(admin);
    await ctx.db.update(quotes).set({ validUntil: ctx.now }).where(eq(quotes.id, id));
    await pressBuilder(admin, id);
  }));

const draft = aQuoteDraft();
const [first] = draft.options;
const priced = (unit_cents: number, cost_cents: number) =>
  first ? [{ ...first, cost_cents, lines: first.lines.map((line) => ({ ...line, unit_cents })) }] : [];
const drafts = {
  "without an email address": { customer_email: "" },
  "without a date": { journey: { ...draft.journey, pickup_date: null } },
  "without an option": { options: [] },
  "without a price": { options: first ? [{ ...first, lines: [] }] : [] },
  "for nothing": { options: priced(0, 0) },
  "at a loss": { options: priced(10_000, 50_000) },
  "to be picked up in six hours": {
    journey: { ...draft.journey, pickup_date: localDate("2026-11-20"), pickup_time: localTime("16:00") },
  },
} satisfies Readonly<Record<string, Partial<QuoteDraft>>>;

test.each(Object.keys(drafts) as (keyof typeof drafts)[])("a draft %s", (what) =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenDraft(admin, drafts[what]);
    const offered = await pressBuilder(admin, id);
    expect(offered.includes("Send quote")).toBe(what === "for nothing" || what === "at a loss");
  }),
);
