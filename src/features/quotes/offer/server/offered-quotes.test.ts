import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { givenDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { quoteToken } from "../../server/make-token.ts";
import { offeredQuotes } from "./offered-quotes.ts";

test("quotes sent to a confirmed address are listed for its owner, and for no one else", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenQuote(admin);
    await givenDraft(admin);
    const listed = async (email: string, isConfirmed: boolean) => {
      const account = await anAccount(ctx, [], { email, ...(!isConfirmed && { emailConfirmedAt: null }) });
      const answer = await offeredQuotes(asPerson(ctx, account, []), {});
      await ctx.db.delete(users).where(eq(users.id, account));
      return answer.value.quotes;
    };
    expect(await listed("thandi@example.com", true)).toMatchObject([
      { token: quoteToken(ctx, id), standing: "open", from_cents: 45_000, options: 2 },
    ]);
    expect(await listed("thandi@example.com", false)).toEqual([]);
    expect(await listed("pieter@example.com", true)).toEqual([]);
  }));
