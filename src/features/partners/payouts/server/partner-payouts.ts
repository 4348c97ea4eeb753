import { personAsking } from "#domain/account/person-asking.ts";
import { duePayouts, mayApprovePayout } from "#domain/partner/payout.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { type payoutsContract, type ShownPayout, shownPayout } from "../contract.ts";
import { findPayouts, findSettings, findStatementsToPay, hasBank, type PayoutRecord } from "./views.ts";

const pageSize = 30;

/** Payouts, and whether the actor may approve each. */
export async function partnerPayouts(ctx: Context, { kind, after }: ParsedOf<typeof payoutsContract.partnerPayouts>) {
  const { rows, next } = await findPayouts(ctx.db, { kind, after }, pageSize);
  const { singlePersonAtMostCents, payoutAtLeastCents } = (await findSettings(ctx.db)).partners;
  const by = personAsking(ctx.actor);
  const mayApprove = ({ amountCents, createdBy: draftedBy }: PayoutRecord["payout"]) =>
    mayApprovePayout({ amountCents, draftedBy, by, singlePersonAtMostCents });
  const payouts = rows.map((row): ShownPayout => describePayout(row, mayApprove(row.payout)));
  const due = duePayouts(await findStatementsToPay(ctx.db, kind), payoutAtLeastCents);
  return accept({ payouts, next, at_least_cents: payoutAtLeastCents, to_draft: due.length });
}

const describePayout = (payout: PayoutRecord, mayApprove: boolean): ShownPayout =>
  toWire(
    shownPayout,
    { ...payout.payout, ...payout },
    {
      has_bank: hasBank(payout),
      drafted_at: payout.payout.createdAt.toISOString(),
      may_approve: mayApprove,
    },
  );
