import { expect, test } from "vitest";
import { givenDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { acceptQuote } from "../../offer/server/accept-quote.ts";
import { quoteToken } from "../../server/make-token.ts";
import { listQuotes } from "./list-quotes.ts";

const terms = { name: "Thandi Mokoena", terms_version: "2026-11" };

test("the list and its totals count the accepted option, not the cheapest", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const { id } = await givenQuote(clerk);
    const input = { states: undefined, search: "" };
    expect(await listQuotes(clerk, input)).toMatchObject({
      value: { quotes: [{ from_cents: 45_000, to_cents: 150_000 }], counts: [{ state: "sent", from_cents: 45_000 }] },
    });
    await acceptQuote(asVisitor(ctx), { token: quoteToken(ctx, id), option: "B", ...terms });
    expect(await listQuotes(clerk, input)).toMatchObject({
      value: {
        quotes: [{ from_cents: 150_000, to_cents: 150_000, options: 2 }],
        counts: [{ state: "accepted", from_cents: 150_000 }],
      },
    });
  }));

test("the list is filtered by state and by name", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const sent = await givenQuote(admin);
    const draft = await givenDraft(admin, { customer_name: "Pieter Botha" });
    const listed = async (states: ("draft" | "sent")[] | undefined, search: string) =>
      (await listQuotes(admin, { states, search })).value.quotes.map(({ id }) => id);
    expect(await listed(["sent"], "")).toEqual([sent.id]);
    expect(await listed(undefined, "botha")).toEqual([draft.id]);
    expect(await listed(["sent"], "botha")).toEqual([]);
  }));
