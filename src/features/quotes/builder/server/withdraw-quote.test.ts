import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { acceptQuote } from "../../offer/server/accept-quote.ts";
import { readQuote } from "../../offer/server/read-quote.ts";
import { quoteToken } from "../../server/make-token.ts";
import { withdrawQuote } from "./withdraw-quote.ts";

const terms = { name: "Thandi Mokoena", terms_version: "2026-11" };

test("a withdrawn quote no longer shows a price", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const { id, row_version } = await givenQuote(clerk);
    await withdrawQuote(clerk, { id, row_version, reason: "No vehicle left" });
    expect(await readQuote(asVisitor(ctx), { token: quoteToken(ctx, id) })).toMatchObject({
      value: { standing: "withdrawn", options: [] },
    });
  }));

test("an accepted quote cannot be withdrawn", () =>
  inTransaction(async (ctx, world) => {
    const admin = await asAdmin(ctx);
    const { id, row_version } = await givenQuote(admin);
    await acceptQuote(asVisitor(ctx), { token: quoteToken(ctx, id), option: "A", ...terms });
    expect(await withdrawQuote(admin, { id, row_version: row_version + 1, reason: "" })).toMatchObject(
      refuse("not_possible"),
    );
    expect(world.events.map(({ type }) => type)).not.toContain("quote.withdrawn");
  }));
