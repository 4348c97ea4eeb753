import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myPartnerStatement } from "./my-partner-statement.ts";

test("an owner gets their own partner’s; another partner’s is not found, and front desk staff get none", () =>
  inTransaction(async (ctx) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    const { statementId: statement_id } = await aStatement(ctx, mine.hotelId);
    const input = { statement_id } as const;
    expect(await myPartnerStatement(mine, input)).toMatchObject({ ok: true });
    expect(await myPartnerStatement(theirs, input)).toMatchObject({ reason: "not_found" });
    await ctx.db.update(organisationMembers).set({ role: "desk" }).where(eq(organisationMembers.userId, mine.userId));
    expect(await myPartnerStatement(mine, input)).toMatchObject({ reason: "owners_only" });
  }));
