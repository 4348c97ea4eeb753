import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { openCents } from "#db/invoice-balance.ts";
import { invoices } from "#db/schema/invoices.ts";
import { chaseDays } from "#domain/invoice/invoice-chasing.ts";
import type { InvoiceState } from "#domain/invoice/invoice-lifecycle.ts";
import { addDays, type LocalDate } from "#domain/time/local-time.ts";
import type { InvoiceRow } from "../../server/store.ts";

/** Invoices that may be due for a reminder, oldest first, a few hundred at a time; the rule decides. */
export async function lockLateInvoices(db: Database, today: LocalDate): Promise<InvoiceRow[]> {
  const since = (states: readonly InvoiceState[], days: number) =>
    and(inArray(invoices.state, [...states]), lte(invoices.dueOn, addDays(today, -days)));
  return db
    .select()
    .from(invoices)
    .where(
      and(
        ne(invoices.kind, "credit_note"),
        sql`${openCents} > 0`,
        or(isNull(invoices.chasedOn), lt(invoices.chasedOn, today)),
        or(isNull(invoices.promisedOn), lt(invoices.promisedOn, today)),
        or(
          since(["issued", "sent", "part_paid"], chaseDays.overdue),
          and(
            eq(invoices.isChased, true),
            or(
              since(["overdue"], chaseDays.dunning_1),
              since(["dunning_1"], chaseDays.dunning_2),
              since(["dunning_2"], chaseDays.suspended_account),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(200)
    .for("update", { skipLocked: true });
}
