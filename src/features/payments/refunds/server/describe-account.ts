import type { findRefundAccount } from "./account-views.ts";

type Account = NonNullable<Awaited<ReturnType<typeof findRefundAccount>>>;

export const describeAccount = ({ holder, bank, branchCode, accountType, updatedAt }: Account) => ({
  holder,
  bank,
  branch_code: branchCode,
  account_type: accountType,
  given_at: updatedAt.toISOString(),
});
