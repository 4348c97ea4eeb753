import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftPayouts } from "./draft-payouts.ts";
import { partnerPayouts } from "./partner-payouts.ts";

test("a partner owed R500 or more gets one payout, a smaller balance waits", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const [enough, less] = [await asHotel(ctx, { name: "Enough" }), await asHotel(ctx, { name: "Less" })];
    await aStatement(ctx, enough.hotelId, [500_000]);
    await aStatement(ctx, less.hotelId, [499_000]);
    expect(await draftPayouts(team, {})).toMatchObject({ value: { drafted: 1 } });
    expect((await partnerPayouts(team, {})).value.payouts).toMatchObject([
      { partner: "Enough", state: "draft", amount_cents: 50_000, may_approve: true, has_bank: false },
    ]);
    expect(await draftPayouts(team, {})).toMatchObject({ reason: "nothing_due" });
  }));

test("the agencies page pays agencies, and hotels wait for theirs", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const [hotel, agency] = [await asHotel(ctx), await asHotel(ctx, { kind: "travel_agency", name: "Agency" })];
    for (const { hotelId } of [hotel, agency]) await aStatement(ctx, hotelId, [600_000]);
    expect(await draftPayouts(team, { kind: "travel_agency" })).toMatchObject({ value: { drafted: 1 } });
    expect((await partnerPayouts(team, {})).value.payouts).toMatchObject([{ partner: "Agency" }]);
  }));
