import { expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { commissionsOf } from "#testing/builders/partners/a-partner-booking.ts";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerLineDispute } from "./answer-line-dispute.ts";
import { disputeLine } from "./dispute-line.ts";
import { settleCommission } from "./settle-commission.ts";

async function aDispute(ctx: Context) {
  const mine = await asHotel(ctx);
  const { bookingId, reference } = await aStatement(ctx, mine.hotelId);
  const [line] = await commissionsOf(ctx, bookingId);
  const raised = await disputeLine(mine, { commission_id: line?.id ?? "", reason: "The rate is 12%" });
  return { bookingId, reference, dispute_id: raised.ok ? raised.value.dispute_id : "" };
}

test("upheld, it is corrected on the next statement, and recalculating the booking keeps the correction", () =>
  inTransaction(async (ctx, world) => {
    const { bookingId, reference, dispute_id } = await aDispute(ctx);
    const team = await asTeam(ctx, "admin");
    const input = { dispute_id, outcome: "upheld", answer: "You’re right", correction_cents: 20_000 } as const;
    expect(await answerLineDispute(team, { ...input, correction_cents: 0 })).toMatchObject({ reason: "no_correction" });
    expect(await answerLineDispute(team, input)).toMatchObject({ value: { state: "upheld" } });
    expect(await answerLineDispute(team, input)).toMatchObject({ reason: "not_possible" });
    await settleCommission(ctx, { reference });
    expect(await commissionsOf(ctx, bookingId)).toMatchObject([
      { kind: "commission", state: "on_statement", amountCents: 100_000 },
      { kind: "correction", state: "approved", amountCents: 20_000, note: "You’re right" },
    ]);
    expect(world.events).toContainEqual({ type: "partner.dispute_answered", disputeId: dispute_id });
  }));

test("dismissed, nothing changes", () =>
  inTransaction(async (ctx) => {
    const { bookingId, dispute_id } = await aDispute(ctx);
    const team = await asTeam(ctx, "admin");
    const input = { outcome: "dismissed", answer: "Tolls aren’t ours", correction_cents: 0 } as const;
    expect(await answerLineDispute(team, { ...input, dispute_id })).toMatchObject({ value: { state: "dismissed" } });
    expect(await commissionsOf(ctx, bookingId)).toHaveLength(1);
    expect(await answerLineDispute(team, { ...input, dispute_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
