import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { claims } from "#db/schema/content.ts";
import { localDate } from "#domain/time/local-time.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askToCheckClaims } from "./ask-to-check-claims.ts";

test("only a claim whose date is too long ago is asked about", () =>
  inTransaction(async (ctx, world) => {
    await ctx.db
      .update(claims)
      .set({ statedOn: localDate("2025-10-01") })
      .where(eq(claims.about, "years"));
    await askToCheckClaims(ctx);
    expect(world.events).toMatchObject([{ type: "task.wanted", title: "Check again: figure, Years of experience" }]);
  }));
