import { expect, test } from "vitest";
import { heldFor, oneSedan, sent, team } from "#testing/builders/money/a-quote-with-vehicles.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { releaseForQuote } from "./release-for-quote.ts";

test.each(["quote.declined", "quote.withdrawn", "quote.superseded"] as const)(
  "a quote that keeps vehicles lets go after %s",
  (type) =>
    inTransaction(async (ctx) => {
      await oneSedan(ctx);
      const clerk = await team(ctx);
      const { id } = await sent(clerk);
      for (let times = 0; times < 2; times++) await releaseForQuote(ctx, { type, quoteId: id });
      expect(await heldFor(ctx, "a quote")).toBe(0);
      expect((await sent(clerk)).vehicle_kept_until).not.toBeNull();
    }),
);
