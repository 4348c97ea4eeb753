import { and, asc, desc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { organisations } from "#db/schema/partners.ts";
import { payItems, providerInvoiceItems, providerInvoices } from "#db/schema/pay.ts";
import { trips } from "#db/schema/trips.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

const shown = 100;

/** Latest first. */
export const findProviderInvoices = (db: ReadDb) =>
  db
    .select({ invoice: providerInvoices, provider: organisations.name, recordedBy: users.name })
    .from(providerInvoices)
    .innerJoin(organisations, eq(organisations.id, providerInvoices.providerId))
    .innerJoin(users, eq(users.id, providerInvoices.recordedBy))
    .orderBy(desc(providerInvoices.issuedOn), desc(providerInvoices.id))
    .limit(shown);

/** The trips on these invoices, by date. */
export const findInvoicedTrips = (db: ReadDb, invoiceIds: readonly string[]) =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          invoiceId: providerInvoiceItems.invoiceId,
          id: payItems.id,
          earnedOn: payItems.earnedOn,
          amountCents: payItems.amountCents,
          reference: bookings.reference,
          driver: sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
        })
        .from(providerInvoiceItems)
        .innerJoin(payItems, eq(payItems.id, providerInvoiceItems.payItemId))
        .innerJoin(drivers, eq(drivers.id, payItems.driverId))
        .leftJoin(trips, eq(trips.id, payItems.sourceId))
        .leftJoin(bookings, eq(bookings.id, trips.bookingId))
        .where(inArray(providerInvoiceItems.invoiceId, [...invoiceIds]))
        .orderBy(asc(payItems.earnedOn), asc(payItems.id));

const isUninvoiced = isNull(providerInvoiceItems.payItemId);

/** Every provider with its uninvoiced trips. */
export const findUninvoiced = (db: ReadDb) =>
  db
    .select({
      id: organisations.id,
      name: organisations.name,
      trips: sql<number>`(count(${payItems.id}) filter (where ${isUninvoiced}))::int`,
      cents: sql<number>`coalesce(sum(${payItems.amountCents}) filter (where ${isUninvoiced}), 0)::int`,
    })
    .from(organisations)
    .leftJoin(payItems, and(eq(payItems.providerId, organisations.id), eq(payItems.kind, "trip")))
    .leftJoin(providerInvoiceItems, eq(providerInvoiceItems.payItemId, payItems.id))
    .where(eq(organisations.kind, "driver_provider"))
    .groupBy(organisations.id, organisations.name)
    .orderBy(asc(organisations.name));

type Period = { readonly from: LocalDate; readonly until: LocalDate };

/** A provider’s uninvoiced trips in a period. */
export const findUninvoicedWithin = (db: ReadDb, providerId: string, { from, until }: Period) =>
  db
    .select({ id: payItems.id, amountCents: payItems.amountCents })
    .from(payItems)
    .leftJoin(providerInvoiceItems, eq(providerInvoiceItems.payItemId, payItems.id))
    .where(
      and(
        eq(payItems.providerId, providerId),
        eq(payItems.kind, "trip"),
        gte(payItems.earnedOn, from),
        lte(payItems.earnedOn, until),
        isUninvoiced,
      ),
    )
    .orderBy(asc(payItems.id));

export async function isProvider(db: ReadDb, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, id), eq(organisations.kind, "driver_provider")));
  return row !== undefined;
}
