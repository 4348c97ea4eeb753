import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingCustomersContract } from "../customer-contract.ts";
import { type AccountRefusal, findAccountFor } from "./account-views.ts";
import { findBookingRow } from "./views.ts";

/** A short text beside the disabled choice. */
export const obstacles: Readonly<Record<AccountRefusal, string>> = {
  no_account: "only for people of a company with an open account",
  account_on_hold: "the company’s account is on hold",
  account_over_limit: "the company’s account would go over its credit limit",
};

/** Whether an amount may go on account, by the rule used when charging. */
export async function checkAccount(ctx: Context, input: ParsedOf<typeof bookingCustomersContract.checkAccount>) {
  const { email, booking_id, cents } = input;
  const row = booking_id === null ? undefined : await findBookingRow(ctx.db, booking_id);
  const buyer = row ?? { organisationId: null, email };
  const account = await findAccountFor(ctx.db, buyer, { cents, now: ctx.now });
  return accept({ obstacle: account.ok ? null : obstacles[account.reason] });
}
