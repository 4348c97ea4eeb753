import { isStatementDue } from "#domain/partner/partner-terms.ts";
import { accept, refuse } from "#domain/result.ts";
import { addDays, addMonths, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { commissionMover } from "../../server/move-commission.ts";
import { approveCommissions } from "./approve-commissions.ts";
import { insertStatement, lockApproved } from "./statement-store.ts";
import { findSettlements } from "./statement-views.ts";

const firstOf = (day: string): LocalDate => localDate(`${day.slice(0, 7)}-01`);

/** Issues one statement per partner with everything approved and earned by the end of a month. */
export async function issueStatements(ctx: Context, request: { readonly month: string }) {
  const month = firstOf(request.month);
  const until = addDays(addMonths(month, 1), -1);
  if (until >= localDateOf(ctx.now)) return refuse("in_future");
  const groups = Map.groupBy(await lockApproved(ctx.db, until), ({ organisationId }) => organisationId);
  const settlements = await findSettlements(ctx.db, [...groups.keys()]);
  let issued = 0;
  for (const { id, settlement } of settlements.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!isStatementDue(settlement, month)) continue;
    if (await issue(ctx, { organisationId: id, month, lines: groups.get(id) ?? [] })) issued += 1;
  }
  return accept({ issued });
}

/** On the first of a month: approves everything without doubts and issues last month’s statements. */
export async function issueMonthlyStatements(ctx: Context): Promise<void> {
  await approveCommissions(ctx, {});
  await issueStatements(ctx, { month: addMonths(firstOf(localDateOf(ctx.now)), -1) });
}

type Issued = {
  readonly organisationId: string;
  readonly month: LocalDate;
  readonly lines: readonly { readonly id: string; readonly amountCents: number }[];
};

async function issue(ctx: Context, { organisationId, month, lines }: Issued): Promise<boolean> {
  const id = ctx.newId();
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const number = `ST-${month.slice(0, 4)}${month.slice(5, 7)}-${organisationId.slice(-6).toUpperCase()}`;
  const isNew = await insertStatement(ctx.db, { id, organisationId, number, month, totalCents, issuedAt: ctx.now });
  // The partner already has that month’s statement: later commissions go onto the next.
  if (!isNew) return false;
  for (const line of lines)
    await commissionMover.move(ctx, { id: line.id, to: "on_statement", reason: number, changes: { statementId: id } });
  await recordAudit(ctx, {
    action: "partner_statement.issued",
    subject: { kind: "partner_statement", id },
    details: { number, total_cents: totalCents },
  });
  await ctx.emit({ type: "partner.statement_issued", statementId: id });
  return true;
}
