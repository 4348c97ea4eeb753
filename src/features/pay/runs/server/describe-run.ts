import { type Actor, nameOfActor } from "#domain/account/roles.ts";
import { mayApproveRun } from "#domain/pay/pay-run.ts";
import { toWire } from "#platform/to-wire.ts";
import { payRun, type ShownPayRun, type ShownPayStatement, shownPayStatement } from "../contract.ts";
import type { RunRecord, StatementItemRow, StatementRecord } from "./views.ts";

/** A pay run as our team sees it. */
export const describeRun = (
  { run, draftedBy, approvedBy, paidBy, uninvoicedProviders }: RunRecord,
  asking: Actor,
): ShownPayRun =>
  toWire(payRun, run, {
    from: run.firstDay,
    until: run.lastDay,
    drafted_by: draftedBy,
    drafted_at: run.createdAt.toISOString(),
    approved_by: approvedBy,
    paid_by: paidBy,
    uninvoiced_providers: uninvoicedProviders,
    may_approve:
      run.state === "draft" &&
      mayApproveRun({ totalCents: run.totalCents, draftedBy: run.createdBy, by: nameOfActor(asking) }),
  });

/** The payee of a statement. */
export const payeeOf = ({ provider, firstName, lastName }: StatementRecord): string =>
  provider ?? `${firstName ?? ""} ${lastName ?? ""}`.trim();

/** A statement with its items. */
export const describeStatement = (statement: StatementRecord, items: readonly StatementItemRow[]): ShownPayStatement =>
  toWire(shownPayStatement, statement.statement, {
    name: payeeOf(statement),
    is_provider: statement.statement.providerId !== null,
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
