import { fireEvent, screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { quotes } from "#db/schema/quotes.ts";
import { type QuoteState, quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { quotesContract } from "#features/quotes/offer/contract.ts";
import { QuoteOfferCard } from "#features/quotes/offer/ui/quote-offer-card.tsx";
import { QuotePage } from "#features/quotes/offer/ui/quote-page.tsx";
import { quoteToken } from "#features/quotes/server/make-token.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { quotedRequest, reference } from "#testing/builders/money/a-quoted-request.ts";
import { asAdmin, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";

afterEach(endDrawing);

type Case = { readonly state: QuoteState; readonly isOver: boolean };
const cases: readonly Case[] = quoteStates
  .filter((state) => state !== "draft")
  .flatMap((state) => [true, false].map((isOver) => ({ state, isOver })));

test.each(cases)("the customer’s page of a quote that is $state, its time over: $isOver", ({ state, isOver }) =>
  inTransaction(async (ctx) => {
    const { id } = await givenQuote(await asAdmin(ctx));
    const accepted = { acceptedOption: "A" as const, acceptedName: "Thandi", acceptedAt: ctx.now };
    await ctx.db
      .update(quotes)
      .set({
        state,
        ...(isOver && { validUntil: ctx.now }),
        ...(["accepted", "converted"].includes(state) && accepted),
      })
      .where(eq(quotes.id, id));
    const token = quoteToken(ctx, id);
    const path = `/quote?q=${token}`;
    window.history.replaceState(null, "", path);
    const offered = await pressOffered(asVisitor(ctx), <QuotePage />, {
      path,
      reads: ["read-quote"],
      ready: () => screen.getByRole("heading", { level: 1 }),
      open: () =>
        screen
          .queryAllByRole("radio")
          .slice(0, 1)
          .forEach((one) => void fireEvent.click(one)),
      asks: { "Pro forma invoice (PDF)": (by) => askServer(by, quotesContract.quoteFile, { token }), Choose: null },
    });
    const isOpen = (state === "sent" || state === "viewed") && !isOver;
    expect(Object.keys(offered).some((name) => name.startsWith("Accept"))).toBe(isOpen);
  }),
);

test.each(cases)("the quote on the page of its booking, $state, its time over: $isOver", ({ state, isOver }) =>
  inTransaction(async (ctx) => {
    const { quoteId } = await quotedRequest(ctx);
    await ctx.db
      .update(quotes)
      .set({ state, ...(isOver && { validUntil: ctx.now }) })
      .where(eq(quotes.id, quoteId));
    const card = (
      <>
        <h1>Your booking</h1>
        <QuoteOfferCard
          opening={{ reference, code: ctx.accessCodeFor(reference) }}
          onAccepted={() => {}}
          otherwise={<p>No quote</p>}
        />
      </>
    );
    const offered = await pressOffered(asVisitor(ctx), card, {
      reads: ["booking-quote"],
      ready: () => screen.getByRole("heading", { level: 1 }),
    });
    const isOpen = (state === "sent" || state === "viewed") && !isOver;
    expect(Object.keys(offered).some((name) => name.startsWith("Accept"))).toBe(isOpen);
  }),
);
