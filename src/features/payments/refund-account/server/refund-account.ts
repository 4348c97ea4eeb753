import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { findActorNames } from "../../bank/server/views.ts";
import { findRefundToPay } from "../../refunds/server/views.ts";
import type { OpenBooking } from "../../server/open-payment.ts";
import type { refundAccountContract } from "../contract.ts";
import { openAccount, sealAccount } from "./seal-account.ts";
import { deleteAccountsOf, deleteOldAccounts, saveAccount } from "./store.ts";
import { findBookingsWithAccount, findRefundAccount, findTransferDue, isPaidByTransfer } from "./views.ts";

type Show = typeof refundAccountContract.refundAccount;
type Give = typeof refundAccountContract.giveRefundAccount;
type ToPay = typeof refundAccountContract.refundAccountToPay;
type Save = typeof refundAccountContract.saveRefundAccount;
type Ask = typeof refundAccountContract.askForRefundAccount;
type Form = Omit<ParsedOf<Save>, "refund_id">;

/** For the customer: whether we need an account, and which we have. */
export async function refundAccount(
  ctx: Context,
  asked: ParsedOf<Show>,
  openBooking: OpenBooking,
): Promise<Result<OutputOf<Show>, RefusalOf<Show>>> {
  const opened = await openBooking(ctx, asked);
  if (!opened.ok) return opened;
  const account = await findRefundAccount(ctx.db, opened.value.id);
  return accept({
    amount_cents: await findTransferDue(ctx.db, opened.value.id),
    account: account ? { ...shown(account), account_ending: account.accountEnding } : null,
  });
}

/** The customer says where their money goes. */
export async function giveRefundAccount(
  ctx: Context,
  { reference, code, ...form }: ParsedOf<Give>,
  openBooking: OpenBooking,
): Promise<Result<OutputOf<Give>, RefusalOf<Give>>> {
  const opened = await openBooking(ctx, { reference, code });
  if (!opened.ok) return opened;
  if ((await findTransferDue(ctx.db, opened.value.id)) === 0) return refuse("not_needed");
  return accept(await keep(ctx, opened.value.id, { form, by: "customer" }));
}

/** In full, for whoever makes the transfer. That they looked is on record. */
export async function refundAccountToPay(
  ctx: Context,
  { refund_id }: ParsedOf<ToPay>,
): Promise<Result<OutputOf<ToPay>, RefusalOf<ToPay>>> {
  const found = await findRefundToPay(ctx.db, refund_id);
  if (!found) return refuse("not_found");
  const { refund, reference, customer } = found;
  const account = await findRefundAccount(ctx.db, refund.bookingId);
  if (account) await audit(ctx, "refund_account.viewed", reference);
  const nameOf = await findActorNames(ctx.db, [account?.givenBy ?? null]);
  const number = account && openAccount(ctx, refund.bookingId, account.accountCipher);
  return accept({
    booking_reference: reference,
    customer_name: customer,
    amount_cents: refund.amountCents,
    account:
      account && number ? { ...shown(account), account_number: number, given_by: nameOf(account.givenBy) } : null,
  });
}

/** The office types in what the customer told it. */
export async function saveRefundAccount(
  ctx: Context,
  { refund_id, ...form }: ParsedOf<Save>,
): Promise<Result<OutputOf<Save>, RefusalOf<Save>>> {
  const found = await findRefundToPay(ctx.db, refund_id);
  if (!found) return refuse("not_found");
  if (!isPaidByTransfer(found.refund)) return refuse("not_needed");
  await audit(ctx, "refund_account.saved", found.reference);
  return accept(await keep(ctx, found.refund.bookingId, { form, by: nameOfActor(ctx.actor) }));
}

/** Asks the customer by email. */
export async function askForRefundAccount(
  ctx: Context,
  { refund_id }: ParsedOf<Ask>,
): Promise<Result<OutputOf<Ask>, RefusalOf<Ask>>> {
  const found = await findRefundToPay(ctx.db, refund_id);
  if (!found) return refuse("not_found");
  if (!isPaidByTransfer(found.refund)) return refuse("not_needed");
  await ctx.emit({ type: "refund.account_wanted", refundId: refund_id, askedAt: ctx.now.toISOString() });
  return accept({ email: found.email });
}

async function keep(ctx: Context, bookingId: string, { form, by }: { form: Form; by: string }) {
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

type Account = NonNullable<Awaited<ReturnType<typeof findRefundAccount>>>;

const shown = ({ holder, bank, branchCode, accountType, updatedAt }: Account) => ({
  holder,
  bank,
  branch_code: branchCode,
  account_type: accountType,
  given_at: updatedAt.toISOString(),
});

const audit = (ctx: Context, action: string, reference: string) =>
  recordAudit(ctx, { action, subject: { kind: "booking", id: reference }, reason: "", details: {} });

const keptDays = 30;

/** By the clock: an account that no refund waits for is kept a month for questions, and then forgotten. */
export const forgetRefundAccounts = (ctx: Context): Promise<void> =>
  deleteOldAccounts(ctx.db, addHours(ctx.now, -24 * keptDays));

/** Before the person is taken out of their bookings, so that those are still found. */
export async function eraseRefundAccounts(ctx: Context, person: ErasedPerson): Promise<void> {
  await deleteAccountsOf(ctx.db, await findBookingsWithAccount(ctx.db, person));
}
