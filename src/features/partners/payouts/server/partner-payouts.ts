import { personAsking } from "#domain/account/person-asking.ts";
import { mayApprovePayout } from "#domain/partner/payout.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { payoutsContract, ShownPayout } from "../contract.ts";
import { type FoundPayout, findPayouts, findSettings, hasBank } from "./views.ts";

const pageSize = 30;

/** Payouts, with whether the person who asks may approve each. */
export async function partnerPayouts(ctx: Context, { kind, after }: ParsedOf<typeof payoutsContract.partnerPayouts>) {
  const { rows, next } = await findPayouts(ctx.db, { kind, after }, pageSize);
  const { singlePersonAtMostCents, payoutAtLeastCents } = (await findSettings(ctx.db)).partners;
  const by = personAsking(ctx.actor);
  const mayApprove = ({ amountCents, createdBy: draftedBy }: FoundPayout["payout"]) =>
    mayApprovePayout({ amountCents, draftedBy, by, singlePersonAtMostCents });
  const payouts = rows.map((row): ShownPayout => describePayout(row, mayApprove(row.payout)));
  return accept({ payouts, next, at_least_cents: payoutAtLeastCents });
}

const describePayout = (found: FoundPayout, mayApprove: boolean): ShownPayout => ({
  id: found.payout.id,
  version: found.payout.version,
  reference: found.payout.reference,
  partner: found.partner,
  state: found.payout.state,
  amount_cents: found.payout.amountCents,
  statements: found.statements,
  has_bank: hasBank(found),
  open_disputes: found.openDisputes,
  drafted_by: found.draftedBy,
  drafted_at: found.payout.createdAt.toISOString(),
  approved_by: found.approvedBy,
  paid_by: found.paidBy,
  paid_on: found.payout.paidOn,
  payment_note: found.payout.paymentNote,
  may_approve: mayApprove,
});
