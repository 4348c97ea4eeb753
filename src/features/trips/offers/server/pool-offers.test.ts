import { expect, test } from "vitest";
import { writePoolOffer } from "#testing/builders/dispatch/a-pool-offer.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { poolOffers } from "./pool-offers.ts";

test("a provider sees its own offers with what they pay, and nothing of the passenger or the customer’s price", () =>
  inTransaction(async (ctx) => {
    const { asking, id } = await writePoolOffer(ctx);
    const listed = await poolOffers(asking);
    expect(listed).toMatchObject({ value: { offers: [{ id, standing: "open", payout_cents: 70_000 }] } });
    for (const secret of ["Thandi", "Kloof", "100000"]) expect(JSON.stringify(listed)).not.toContain(secret);
    const other = await writeProvider(ctx, { name: "Another" });
    expect(await poolOffers(other.asking)).toMatchObject({ value: { offers: [] } });
  }));
