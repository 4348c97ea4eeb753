import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myCardFile } from "./my-card-file.ts";

test.each(["desk", "room"] as const)("front desk staff print the %s card of their own hotel", (card) =>
  inTransaction(async (ctx) => {
    const affiliateCode = `T${newId().slice(-12).toUpperCase()}`;
    const hotel = await asHotel(ctx, { affiliateCode });
    await ctx.db.update(organisationMembers).set({ role: "desk" }).where(eq(organisationMembers.userId, hotel.userId));
    const made = await myCardFile(hotel, { card });
    if (!made.ok) throw new Error(made.reason);
    expect(made.value.name).toBe(`${card}-card-${affiliateCode}.pdf`);
    expect(Buffer.from(made.value.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  }),
);

test("without a code there is no card, nor while the partner is suspended", () =>
  inTransaction(async (ctx) => {
    expect(await myCardFile(await asHotel(ctx), { card: "desk" })).toMatchObject({ reason: "no_code" });
    const suspended = await asHotel(ctx, {
      affiliateCode: `T${newId().slice(-12).toUpperCase()}`,
      status: "suspended",
    });
    expect(await myCardFile(suspended, { card: "desk" })).toMatchObject({ reason: "no_code" });
  }));
