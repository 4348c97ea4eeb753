import { expect, test } from "vitest";
import { readRound, writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerOffer } from "./answer-offer.ts";
import { withdrawOffers } from "./withdraw-offers.ts";

test("a withdrawn trip has no driver again; drivers who were asked get an email, those still waiting do not", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, team, tokens } = await writeOffers(ctx, { mode: "cascade", drivers: 2 });
    const input = { trip_id: tripId, version: 2, reason: "The customer cancels" };
    expect(await withdrawOffers(team, input)).toMatchObject({ ok: true, value: { state: "unassigned", withdrawn: 1 } });
    expect(await readRound(ctx, tripId)).toEqual({
      trip: "unassigned",
      offers: ["cascade withdrawn", "cascade withdrawn"],
    });
    expect(world.emails.map(({ template, to }) => [template, to])).toEqual([
      ["trip-offered", "driver1@example.com"],
      ["offer-withdrawn", "driver1@example.com"],
    ]);
    const [token = ""] = tokens;
    expect(await answerOffer(ctx, { token, answer: "accept", reason: "" })).toMatchObject({ reason: "withdrawn" });
  }));

test.each([
  ["a screen that is out of date", 1, "changed_meanwhile"],
  ["a trip that has a driver by now", 3, "not_possible"],
])("%s is refused", (_what, version, reason) =>
  inTransaction(async (ctx) => {
    const { tripId, team, tokens } = await writeOffers(ctx);
    const [token = ""] = tokens;
    await answerOffer(ctx, { token, answer: "accept", reason: "" });
    expect(await withdrawOffers(team, { trip_id: tripId, version, reason: "" })).toMatchObject({ reason });
    expect(await readRound(ctx, tripId)).toMatchObject({ trip: "assigned" });
  }),
);
