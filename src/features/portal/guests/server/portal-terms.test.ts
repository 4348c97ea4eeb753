import { expect, test } from "vitest";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { portalTerms } from "./portal-terms.ts";

test.each([
  ["without an account", {}, { payers: ["guest", "partner"], has_account: false }],
  ["with one", { hasAccount: true }, { payers: ["guest", "partner", "account"], has_account: true }],
] as const)("a hotel %s gets its address and payment options", (_which, terms, expected) =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx, { area: "V&A Waterfront", ...terms });
    expect(await portalTerms(hotel)).toMatchObject({
      value: { address: "The Harbour Lantern Hotel, V&A Waterfront", model: "referral", ...expected },
    });
  }),
);

test("a suspended one learns that it can’t book", () =>
  inTransaction(async (ctx) => {
    expect(await portalTerms(await asHotel(ctx, { status: "suspended" }))).toMatchObject({ reason: "no_partner" });
  }));
