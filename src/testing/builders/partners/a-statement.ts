import { eq } from "drizzle-orm";
import { organisations, partnerStatements } from "#db/schema/partners.ts";
import { issueStatements } from "#features/partners/commissions/server/issue-statements.ts";
import type { Context } from "#platform/context.ts";
import { approveCommissions } from "../../../features/partners/commissions/server/approve-commissions.ts";
import { aPartnerBooking, driveBooking } from "./a-partner-booking.ts";

/** The month after the tests’ own trips. */
export const nextMonth = (ctx: Context): Context => ({ ...ctx, now: new Date("2026-12-02T08:00:00Z") });

/** Approves the commission and issues a partner’s November statement. */
export async function aStatementOf(ctx: Context, organisationId: string) {
  await approveCommissions(ctx, {});
  await issueStatements(nextMonth(ctx), { month: "2026-11-01" });
  const [row] = await ctx.db
    .select()
    .from(partnerStatements)
    .where(eq(partnerStatements.organisationId, organisationId));
  if (!row) throw new Error("No statement was issued.");
  return { statementId: row.id, totalCents: row.totalCents };
}

/** A partner with a completed booking, and its statement. */
export async function aStatement(ctx: Context, organisationId: string, legs: readonly number[] = [1_000_000]) {
  const booking = await aPartnerBooking(ctx, organisationId, { legs });
  await driveBooking(ctx, booking.id);
  return { ...(await aStatementOf(ctx, organisationId)), bookingId: booking.id, reference: booking.reference };
}

export const bank = {
  bankName: "Sample Bank",
  bankAccountName: "Harbour Lantern",
  bankAccountNumber: "62012345678",
  bankBranchCode: "250655",
};

export const giveBank = (ctx: Context, organisationId: string) =>
  ctx.db.update(organisations).set(bank).where(eq(organisations.id, organisationId));
