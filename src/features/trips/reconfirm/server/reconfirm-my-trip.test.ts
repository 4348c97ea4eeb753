import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { readRound } from "#testing/builders/dispatch/an-offer.ts";
import { writeOfferedDriver } from "#testing/builders/dispatch/an-offered-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerMyOffer } from "../../offers/server/answer-my-offer.ts";
import { reconfirmMyTrip } from "./reconfirm-my-trip.ts";

test("a driver reconfirms their own trip, and no other", () =>
  inTransaction(async (ctx) => {
    const { asking, offerId, tripId } = await writeOfferedDriver(ctx);
    expect(await reconfirmMyTrip(asking, { trip_id: tripId })).toMatchObject({ reason: "not_found" });
    await answerMyOffer(asking, { offer_id: offerId, answer: "accept", reason: "" });
    expect(await reconfirmMyTrip(asking, { trip_id: tripId })).toEqual({ ok: true, value: { state: "reconfirmed" } });
    expect(await readRound(ctx, tripId)).toMatchObject({ trip: "reconfirmed" });
    expect(await reconfirmMyTrip(asking, { trip_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
