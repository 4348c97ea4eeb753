import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftPayouts } from "./draft-payouts.ts";
import { partnerPayouts } from "./partner-payouts.ts";

test("a payout names its statements, and says who may approve it", () =>
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
