import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { commissionDisputes, commissions, partnerPayouts, partnerStatements } from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";

const corrections = alias(commissions, "corrections");

export async function findDisputeNews(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      state: commissionDisputes.state,
      reason: commissionDisputes.reason,
      answer: commissionDisputes.answer,
      organisationId: commissions.organisationId,
      statementId: commissionDisputes.statementId,
      reference: bookings.reference,
      correctionCents: corrections.amountCents,
    })
    .from(commissionDisputes)
    .innerJoin(commissions, eq(commissions.id, commissionDisputes.commissionId))
    .innerJoin(bookings, eq(bookings.id, commissions.bookingId))
    .leftJoin(corrections, eq(corrections.id, commissionDisputes.correctionId))
    .where(eq(commissionDisputes.id, id));
  return row;
}

export async function findPayoutNews(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      organisationId: partnerPayouts.organisationId,
      amountCents: partnerPayouts.amountCents,
      paidOn: partnerPayouts.paidOn,
      reference: partnerPayouts.reference,
      statements: subquery<string[]>`array(select s.number from ${partnerStatements} s
        where s.payout_id = ${partnerPayouts.id} order by s.month)`,
    })
    .from(partnerPayouts)
    .where(eq(partnerPayouts.id, id));
  return row;
}
