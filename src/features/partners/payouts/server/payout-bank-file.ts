import { bankFile } from "#domain/partner/bank-file.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findApproved, findSettings } from "./views.ts";

/** All approved and unpaid payouts, as a file for the bank. */
export async function payoutBankFile(ctx: Context, { pay_on }: { pay_on: string }) {
  if (pay_on < localDateOf(ctx.now)) return refuse("in_past");
  const approved = await findApproved(ctx.db);
  if (approved.length === 0) return refuse("nothing_due");
  const { banking } = await findSettings(ctx.db);
  const content = bankFile({
    payOn: localDate(pay_on),
    fromAccount: banking.accountNumber,
    payments: approved.map(({ bank, payout }) => ({
      name: bank.name,
      accountNumber: bank.number,
      accountType: bank.type,
      branchCode: bank.branch,
      amountCents: payout.amountCents,
      reference: payout.reference,
    })),
  });
  return accept({
    name: `payouts-${pay_on}.csv`,
    type: "text/csv;charset=utf-8",
    content: Buffer.from(content).toString("base64"),
  });
}
