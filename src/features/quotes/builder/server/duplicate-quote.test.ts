import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { findQuoteRow, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { duplicateQuote } from "./duplicate-quote.ts";

test("a duplicated quote leads to its own booking", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const { id } = await givenQuote(clerk);
    const copy = await duplicateQuote(clerk, { id });
    if (!copy.ok) throw new Error(copy.reason);
    const [first, second] = [await findQuoteRow(ctx, id), await findQuoteRow(ctx, copy.value.id)];
    expect(second).toMatchObject({ number: "Q-2611-00002", version: 1, state: "draft", title: first?.title });
    expect(second?.bookingReference).not.toBe(first?.bookingReference);
  }));

test("an unknown quote cannot be duplicated", () =>
  inTransaction(async (ctx) => {
    expect(await duplicateQuote(await asAdmin(ctx), { id: newId() })).toEqual(refuse("not_found"));
  }));
