import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myPartner } from "./my-partner.ts";
import { saveMarkup } from "./save-markup.ts";

test("an owner sets their partner’s markup, front desk staff cannot", () =>
  inTransaction(async (ctx) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    expect(await saveMarkup(mine, { markup_rate: 0.15 })).toMatchObject({ ok: true });
    expect(await myPartner(mine)).toMatchObject({ value: { markup_rate: 0.15 } });
    expect(await myPartner(theirs)).toMatchObject({ value: { markup_rate: 0 } });
    await ctx.db.update(organisationMembers).set({ role: "desk" }).where(eq(organisationMembers.userId, mine.userId));
    expect(await saveMarkup(mine, { markup_rate: 0.2 })).toMatchObject({ reason: "owners_only" });
  }));
