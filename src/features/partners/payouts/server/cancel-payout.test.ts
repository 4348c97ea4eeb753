import { expect, test } from "vitest";
import { anApprovedPayout } from "#testing/builders/partners/a-payout.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { cancelPayout } from "./cancel-payout.ts";
import { draftPayouts } from "./draft-payouts.ts";

test("its statements can be paid again", () =>
  inTransaction(async (ctx) => {
    const { team, payout_id } = await anApprovedPayout(ctx);
    const input = { payout_id, version: 2, reason: "Wrong account" };
    expect(await draftPayouts(team, {})).toMatchObject({ reason: "nothing_due" });
    expect(await cancelPayout(team, input)).toMatchObject({ value: { state: "cancelled" } });
    expect(await draftPayouts(team, {})).toMatchObject({ value: { drafted: 1 } });
  }));
