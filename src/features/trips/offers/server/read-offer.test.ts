import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { readRound, tokenOf, writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { aPayRule } from "#testing/builders/money/a-paid-driver.ts";
import { asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { answerOffer } from "./answer-offer.ts";
import { readOffer } from "./read-offer.ts";

const secrets = ["Thandi", "Mokoena", "+27 82 555 0199", "Kloof Street", "CTS-"];

test("before acceptance the link shows the time, the rough area and the pay: no name, no address, no customer price", () =>
  inTransaction(async (ctx) => {
    const trip = {
      trip: { priceCents: 123_456 },
      booking: { bags: 4, childSeats: 1, specialRequirements: "Wheelchair" },
    };
    const { tokens, tripId } = await writeOffers(ctx, { payoutCents: 65_000, trip });
    const [token = ""] = tokens;
    const shown = await readOffer(asVisitor(ctx), { token });
    expect(shown).toMatchObject({
      ok: true,
      value: {
        standing: "open",
        payout_cents: 65_000,
        passengers: 2,
        bags: 4,
        child_seats: 1,
        details: null,
        pickup_area: "Cape Town International Airport",
        destination_area: "Gardens",
        answer_by: addHours(testNow, 1).toISOString(),
        is_broadcast: false,
      },
    });
    const text = JSON.stringify(shown);
    for (const secret of [...secrets, "Wheelchair", "123456"]) expect(text).not.toContain(secret);
    expect(await readRound(ctx, tripId), "looking answers nothing").toEqual({
      trip: "offered",
      offers: ["direct offered"],
    });
  }));

test.each([
  [
    "by the pay rule where nothing was agreed",
    undefined,
    { payout_cents: null, expected_pay_cents: 30_000 },
    "about R300",
  ],
  ["as agreed, which the rule does not change", 65_000, { payout_cents: 65_000, expected_pay_cents: null }, "R650"],
])("our own driver sees the pay, %s, on the page and in the email", (_, payoutCents, paid, message) =>
  inTransaction(async (ctx, world) => {
    await aPayRule(ctx, { perTripCents: 30_000 });
    const { tokens } = await writeOffers(ctx, payoutCents === undefined ? {} : { payoutCents });
    const [token = ""] = tokens;
    expect(await readOffer(asVisitor(ctx), { token })).toMatchObject({ value: paid });
    expect(toPlainText(await render(world.emails[0]?.content))).toContain(message);
  }),
);

test("after acceptance it shows the address, and the passenger once the trip is near", () =>
  inTransaction(async (ctx) => {
    const { tokens } = await writeOffers(ctx, { hoursAhead: 72 });
    const [token = ""] = tokens;
    await answerOffer(asVisitor(ctx), { token, answer: "accept", reason: "" });
    const early = await readOffer(asVisitor(ctx), { token });
    expect(early).toMatchObject({
      value: { standing: "accepted", details: { destination: "12 Kloof Street, Gardens", passenger_name: null } },
    });
    expect(await readOffer(asVisitor(ctx, addHours(testNow, 30)), { token })).toMatchObject({
      value: { details: { passenger_name: "Thandi Mokoena", passenger_phone: null }, reconfirmation: "not_yet" },
    });
    expect(await readOffer(asVisitor(ctx, addHours(testNow, 69)), { token })).toMatchObject({
      value: { details: { passenger_phone: "+27 82 555 0199" }, reconfirmation: "asked" },
    });
  }));

test.each([
  ["nothing", () => ""],
  ["words", () => "not a link at all"],
  ["one of an offer that does not exist", (ctx: Parameters<typeof tokenOf>[0]) => tokenOf(ctx, newId())],
])("a link with %s does not work", (_what, tokenIn) =>
  inTransaction(async (ctx) => {
    expect(await readOffer(asVisitor(ctx), { token: tokenIn(ctx) })).toMatchObject({ reason: "not_found" });
  }),
);
