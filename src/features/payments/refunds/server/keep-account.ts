import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { refundAccountContract } from "../account-contract.ts";
import { saveAccount } from "./account-store.ts";
import { sealAccount } from "./seal-account.ts";

type AccountForm = Omit<ParsedOf<typeof refundAccountContract.saveRefundAccount>, "refund_id">;

export async function keepAccount(ctx: Context, bookingId: string, { form, by }: { form: AccountForm; by: string }) {
  const number = form.account_number.replace(/[\s-]/g, "").toUpperCase();
  const accountEnding = number.slice(-4);
  await saveAccount(ctx.db, {
    bookingId,
    holder: form.holder,
    bank: form.bank,
    branchCode: form.branch_code.toUpperCase(),
    accountType: form.account_type,
    accountCipher: sealAccount(ctx, bookingId, number),
    accountEnding,
    givenBy: by,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return { account_ending: accountEnding };
}
