import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { readRound, tokenOf, writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerOffer } from "./answer-offer.ts";
import { reconfirmTrip } from "./reconfirm-trip.ts";

test("a driver reconfirms through the link; doing it twice counts once", () =>
  inTransaction(async (ctx) => {
    const { tripId, tokens } = await writeOffers(ctx);
    const [token = ""] = tokens;
    await answerOffer(asVisitor(ctx), { token, answer: "accept", reason: "" });
    expect(await reconfirmTrip(asVisitor(ctx), { token })).toEqual({ ok: true, value: { state: "reconfirmed" } });
    expect(await reconfirmTrip(asVisitor(ctx), { token })).toEqual({ ok: true, value: { state: "reconfirmed" } });
    expect(await readRound(ctx, tripId)).toMatchObject({ trip: "reconfirmed" });
  }));

test("a trip of another driver cannot be reconfirmed", () =>
  inTransaction(async (ctx) => {
    const { tokens, tripId } = await writeOffers(ctx, { mode: "broadcast", drivers: 2 });
    const [first = "", second = ""] = tokens;
    expect(await reconfirmTrip(asVisitor(ctx), { token: first })).toMatchObject({ reason: "not_yours" });
    await answerOffer(asVisitor(ctx), { token: first, answer: "accept", reason: "" });
    expect(await reconfirmTrip(asVisitor(ctx), { token: second })).toMatchObject({ reason: "not_yours" });
    expect(await reconfirmTrip(asVisitor(ctx), { token: tokenOf(ctx, newId()) })).toMatchObject({
      reason: "not_found",
    });
    expect(await readRound(ctx, tripId)).toMatchObject({ trip: "assigned" });
  }));
