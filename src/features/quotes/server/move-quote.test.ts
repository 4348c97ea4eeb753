import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { quoteMoves } from "#db/schema/quotes.ts";
import { refuse } from "#domain/result.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveQuote } from "./move-quote.ts";

test("a move follows the table, and is recorded", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenQuote(admin);
    expect(await moveQuote(admin, { id, to: "converted" })).toMatchObject(refuse("not_possible"));
    expect(await moveQuote(admin, { id, to: "withdrawn", reason: "No vehicle left" })).toMatchObject({ ok: true });
    const rows = ctx.db.select().from(quoteMoves).where(eq(quoteMoves.quoteId, id));
    const moves = await rows.orderBy(quoteMoves.id);
    expect(moves.at(-1)).toMatchObject({ fromState: "sent", toState: "withdrawn", reason: "No vehicle left" });
    const audited = await ctx.db.select({ action: auditLog.action }).from(auditLog);
    expect(audited.map(({ action }) => action)).toContain("quote.withdrawn");
  }));

test("a move on an outdated row is refused, with the fresh one", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id, row_version } = await givenQuote(admin);
    expect(await moveQuote(admin, { id, rowVersion: row_version - 1, to: "withdrawn" })).toMatchObject(
      refuse("changed_meanwhile", { quote: { state: "sent", row_version } }),
    );
  }));
