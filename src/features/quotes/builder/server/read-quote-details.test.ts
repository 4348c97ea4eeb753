import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { quoteToken } from "../../server/make-token.ts";
import { readQuoteDetails } from "./read-quote-details.ts";

test("a quote in full: draft, cost, history with names, and link", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id, row_version } = await givenQuote(admin, { internal_note: "Ask for more next time." });
    expect(await readQuoteDetails(admin, { id })).toMatchObject({
      ok: true,
      value: {
        number: "Q-2611-00001",
        state: "sent",
        row_version,
        token: quoteToken(ctx, id),
        created_by: "Naledi Jacobs",
        draft: { internal_note: "Ask for more next time.", options: [{ cost_cents: 30_000 }, { letter: "B" }] },
        moves: [
          { to_state: "draft", by: "Naledi Jacobs" },
          { to_state: "sent", by: "Naledi Jacobs" },
        ],
        versions: [{ version: 1, from_cents: 45_000 }],
      },
    });
  }));

test("an unknown quote is not found", () =>
  inTransaction(async (ctx) => {
    expect(await readQuoteDetails(await asAdmin(ctx), { id: newId() })).toEqual(refuse("not_found"));
  }));
