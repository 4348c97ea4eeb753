import { type Actor, nameOfActor } from "#domain/account/roles.ts";
import { mayApproveRun } from "#domain/pay/pay-run.ts";
import type { ShownPayRun, ShownPayStatement } from "../contract.ts";
import type { RunRecord, StatementItemRow, StatementRecord } from "./views.ts";

/** A pay run as our team sees it. */
export const describeRun = (
  { run, draftedBy, approvedBy, paidBy, uninvoicedProviders }: RunRecord,
  asking: Actor,
): ShownPayRun => ({
  id: run.id,
  version: run.version,
  state: run.state,
  from: run.firstDay,
  until: run.lastDay,
  total_cents: run.totalCents,
  statements: run.statements,
  drafted_by: draftedBy,
  drafted_at: run.createdAt.toISOString(),
  approved_by: approvedBy,
  paid_by: paidBy,
  paid_on: run.paidOn,
  payment_note: run.paymentNote,
  uninvoiced_providers: uninvoicedProviders,
  may_approve:
    run.state === "draft" &&
    mayApproveRun({ totalCents: run.totalCents, draftedBy: run.createdBy, by: nameOfActor(asking) }),
});

/** The payee of a statement. */
export const payeeOf = ({ provider, firstName, lastName }: StatementRecord): string =>
  provider ?? `${firstName ?? ""} ${lastName ?? ""}`.trim();

/** A statement with its items. */
export const describeStatement = (
  statement: StatementRecord,
  items: readonly StatementItemRow[],
): ShownPayStatement => ({
  id: statement.statement.id,
  name: payeeOf(statement),
  is_provider: statement.statement.providerId !== null,
  earned_cents: statement.statement.earnedCents,
  set_off_cents: statement.statement.setOffCents,
  amount_cents: statement.statement.amountCents,
  uninvoiced: uninvoicedOf(statement, items),
  items: items
    .filter(({ statementId }) => statementId === statement.statement.id)
    .map(({ id, kind, earnedOn, reference, driver, lines, amountCents }) => ({
      id,
      kind,
      earned_on: earnedOn,
      reference,
      driver,
      lines: lines.map(({ text, amountCents: cents }) => ({ text, amount_cents: cents })),
      amount_cents: amountCents,
    })),
});

/** A provider’s pay for uninvoiced trips. */
function uninvoicedOf({ statement }: StatementRecord, items: readonly StatementItemRow[]) {
  if (statement.providerId === null) return { trips: 0, cents: 0 };
  const without = items.filter(
    ({ statementId, kind, isInvoiced }) => statementId === statement.id && kind === "trip" && !isInvoiced,
  );
  return { trips: without.length, cents: without.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}
