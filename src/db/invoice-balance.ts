import { and, inArray, ne, type SQL, sql } from "drizzle-orm";
import { type AgeingBand, unsettledStates } from "#domain/invoice/invoice-balance.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { invoices } from "./schema/invoices.ts";

/*
 * What domain/invoice/invoice-balance.ts works out, for lists, filters and sums over many invoices.
 */

/** The amount still to be paid. Negative: more came in than is owed, and it goes back. */
export const openCents: SQL<number> = sql<number>`(${invoices.totalCents} - ${invoices.creditedCents} - ${invoices.paidCents})`;

/** The state and the kind of a document that asks for something. */
export const isAsking = and(inArray(invoices.state, [...unsettledStates]), ne(invoices.kind, "credit_note"));

/** Whether something is due on it. */
export const isDue = and(isAsking, sql`${openCents} > 0`);

/** How long it has been due. */
export function ageingBand(today: LocalDate): SQL<AgeingBand> {
  const late = sql`(${today}::date - ${invoices.dueOn})`;
  return sql<AgeingBand>`case when ${late} <= 0 then 'not_due' when ${late} <= 30 then 'days_1_30'
    when ${late} <= 60 then 'days_31_60' when ${late} <= 90 then 'days_61_90' else 'days_over_90' end`;
}
