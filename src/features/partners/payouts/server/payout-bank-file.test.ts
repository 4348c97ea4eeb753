import { expect, test } from "vitest";
import { localDateOf } from "#domain/time/local-time.ts";
import { anApprovedPayout, aPayout } from "#testing/builders/partners/a-payout.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { payoutBankFile } from "./payout-bank-file.ts";

test("the bank’s file has approved payouts only", () =>
  inTransaction(async (ctx) => {
    const pay_on = localDateOf(ctx.now);
    const drafted = await aPayout(ctx);
    expect(await payoutBankFile(drafted.team, { pay_on })).toMatchObject({ reason: "nothing_due" });
    await anApprovedPayout(ctx);
    const file = await payoutBankFile(drafted.team, { pay_on });
    const text = file.ok ? Buffer.from(file.value.content, "base64").toString() : "";
    expect(text.split("\r\n").slice(4)).toEqual([
      expect.stringMatching(/^Harbour Lantern,62012345678,1,250655,1000\.00,PO-/),
    ]);
    expect(await payoutBankFile(drafted.team, { pay_on: "2026-01-01" })).toMatchObject({ reason: "in_past" });
  }));
