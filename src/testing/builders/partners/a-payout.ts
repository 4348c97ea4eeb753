import type { Context } from "#platform/context.ts";
import { approvePayout } from "../../../features/partners/payouts/server/approve-payout.ts";
import { draftPayouts } from "../../../features/partners/payouts/server/draft-payouts.ts";
import { partnerPayouts } from "../../../features/partners/payouts/server/partner-payouts.ts";
import { asTeam } from "../dispatch/a-crew.ts";
import { asHotel } from "../people/a-hotel.ts";
import { aStatement, giveBank } from "./a-statement.ts";

/** A draft payout to a hotel with a bank account, and the team members who pay it. */
export async function aPayout(ctx: Context, legs: readonly number[] = [1_000_000]) {
  const [team, second] = [await asTeam(ctx, "admin"), await asTeam(ctx, "super_user")];
  const hotel = await asHotel(ctx);
  await giveBank(ctx, hotel.hotelId);
  const statement = await aStatement(ctx, hotel.hotelId, legs);
  await draftPayouts(team, {});
  const drafted = (await partnerPayouts(team, {})).value.payouts.find(({ state }) => state === "draft");
  if (!drafted) throw new Error("No payout was drafted.");
  return { team, second, hotel, ...statement, payout_id: drafted.id };
}

/** The same, approved. */
export async function anApprovedPayout(ctx: Context) {
  const drafted = await aPayout(ctx);
  await approvePayout(drafted.second, { payout_id: drafted.payout_id, version: 1 });
  return drafted;
}
