import { expect, test } from "vitest";
import { readRound } from "#testing/builders/dispatch/an-offer.ts";
import { writeOfferedDriver } from "#testing/builders/dispatch/an-offered-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerMyOffer } from "./answer-my-offer.ts";

test.each([
  ["accept", "assigned"],
  ["decline", "unassigned"],
] as const)("a driver may %s their own offer: the trip is %s", (answer, trip) =>
  inTransaction(async (ctx) => {
    const { asking, offerId, tripId } = await writeOfferedDriver(ctx);
    expect(await answerMyOffer(asking, { offer_id: offerId, answer, reason: "" })).toMatchObject({ ok: true });
    expect(await readRound(ctx, tripId)).toMatchObject({ trip });
  }),
);

test("the offer of another driver does not exist", () =>
  inTransaction(async (ctx) => {
    const { asking, offers } = await writeOfferedDriver(ctx, { mode: "broadcast", drivers: 2 });
    const said = { offer_id: offers[1]?.id ?? "", answer: "accept", reason: "" } as const;
    expect(await answerMyOffer(asking, said)).toMatchObject({ reason: "not_found" });
  }));
