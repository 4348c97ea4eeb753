import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { writeOfferedDriver } from "#testing/builders/dispatch/an-offered-driver.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myOffers } from "./my-offers.ts";

test("a driver sees their own open offers, without the passenger, until the deadline", () =>
  inTransaction(async (ctx) => {
    const { asking, offerId } = await writeOfferedDriver(ctx, { mode: "broadcast", drivers: 2 });
    const listed = await myOffers(asking);
    expect(listed).toMatchObject({ value: { offers: [{ id: offerId, standing: "open", is_broadcast: true }] } });
    for (const secret of ["Thandi", "Kloof"]) expect(JSON.stringify(listed)).not.toContain(secret);
    expect(await myOffers({ ...asking, now: addMinutes(testNow, 60) })).toMatchObject({ value: { offers: [] } });
  }));
