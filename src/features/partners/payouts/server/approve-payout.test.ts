import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { aPayout } from "#testing/builders/partners/a-payout.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approvePayout } from "./approve-payout.ts";

test("above the limit it needs a second person", () =>
  inTransaction(async (ctx) => {
    const { team, second, payout_id } = await aPayout(ctx, [20_000_100]);
    expect(await approvePayout(team, { payout_id, version: 1 })).toMatchObject({ reason: "second_person" });
    expect(await approvePayout(second, { payout_id, version: 1 })).toMatchObject({ value: { state: "approved" } });
    expect(await approvePayout(second, { payout_id, version: 1 })).toMatchObject({ reason: "changed_meanwhile" });
  }));

test("without a bank account no payout is possible", () =>
  inTransaction(async (ctx) => {
    const { team, hotel, payout_id } = await aPayout(ctx);
    await ctx.db.update(organisations).set({ bankAccountNumber: "" }).where(eq(organisations.id, hotel.hotelId));
    expect(await approvePayout(team, { payout_id, version: 1 })).toMatchObject({ reason: "no_bank" });
  }));
