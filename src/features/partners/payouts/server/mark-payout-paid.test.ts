import { expect, test } from "vitest";
import { localDateOf } from "#domain/time/local-time.ts";
import { commissionsOf } from "#testing/builders/partners/a-partner-booking.ts";
import { anApprovedPayout } from "#testing/builders/partners/a-payout.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myPartnerStatement } from "../../commissions/server/my-partner-statement.ts";
import { markPayoutPaid } from "./mark-payout-paid.ts";

test("every line is paid once, and the partner sees when", () =>
  inTransaction(async (ctx, world) => {
    const { team, hotel, payout_id, bookingId, statementId: statement_id } = await anApprovedPayout(ctx);
    const paid_on = localDateOf(ctx.now);
    const input = { payout_id, version: 2, paid_on, payment_note: "EFT 4711" };
    expect(await markPayoutPaid(team, { ...input, paid_on: "2099-01-01" })).toMatchObject({ reason: "in_future" });
    expect(await markPayoutPaid(team, input)).toMatchObject({ value: { state: "paid", version: 3 } });
    expect(await markPayoutPaid(team, { ...input, version: 3 })).toMatchObject({ reason: "not_possible" });
    expect(await commissionsOf(ctx, bookingId)).toMatchObject([{ state: "paid" }]);
    const shown = await myPartnerStatement(hotel, { statement_id });
    expect(shown).toMatchObject({ value: { statement: { payout_state: "paid", paid_on } } });
    expect(world.events).toContainEqual({ type: "partner.payout_paid", payoutId: payout_id });
  }));
