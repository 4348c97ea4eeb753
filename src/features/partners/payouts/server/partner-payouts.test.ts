import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { commissionsOf } from "#testing/builders/partners/a-partner-booking.ts";
import { aPayout } from "#testing/builders/partners/a-payout.ts";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerLineDispute } from "../../commissions/server/answer-line-dispute.ts";
import { disputeLine } from "../../commissions/server/dispute-line.ts";
import { draftPayouts } from "./draft-payouts.ts";
import { partnerPayouts } from "./partner-payouts.ts";

test("a payout lists its statements, and says whether it may be approved", () =>
  inTransaction(async (ctx) => {
    const [drafter, other] = [await asTeam(ctx, "admin"), await asTeam(ctx, "super_user")];
    const { hotelId } = await asHotel(ctx);
    await aStatement(ctx, hotelId, [20_000_100]);
    await draftPayouts(drafter, {});
    const mine = (await partnerPayouts(drafter, {})).value.payouts[0];
    expect(mine?.statements[0]).toMatch(/^ST-202611-/);
    expect(mine).toMatchObject({ amount_cents: 2_000_010, may_approve: false });
    expect((await partnerPayouts(other, {})).value.payouts[0]).toMatchObject({ may_approve: true });
  }));

test("lines disputed by the partner are marked until we have answered", () =>
  inTransaction(async (ctx) => {
    const { team, hotel, bookingId } = await aPayout(ctx);
    const shown = async () => (await partnerPayouts(team, {})).value.payouts[0]?.open_disputes;
    expect(await shown()).toBe(0);
    const [line] = await commissionsOf(ctx, bookingId);
    const raised = await disputeLine(hotel, { commission_id: line?.id ?? "", reason: "The rate is 12%" });
    expect(await shown()).toBe(1);
    const dispute_id = raised.ok ? raised.value.dispute_id : "";
    await answerLineDispute(team, { dispute_id, outcome: "dismissed", answer: "The rate is 10%", correction_cents: 0 });
    expect(await shown()).toBe(0);
  }));
