import { expect, test } from "vitest";
import { aPayerWithAccount } from "#testing/builders/money/a-saved-card.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myCards } from "./my-cards.ts";

test("a customer sees their own cards, without a token", () =>
  inTransaction(async (ctx) => {
    const payer = await aPayerWithAccount(ctx);
    const { id, reference } = await payer.save();
    const other = await aPayerWithAccount(ctx, "luca@example.com");
    expect((await myCards(payer.me)).value.cards).toEqual([{ id, reference, saved_at: ctx.now.toISOString() }]);
    expect((await myCards(other.me)).value.cards).toEqual([]);
  }));
