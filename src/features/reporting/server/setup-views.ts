import { and, eq, gte, inArray, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { settings } from "#db/schema/settings.ts";
import { findTariff } from "#db/tariff-views.ts";
import { companySettingsOf } from "#domain/company/company-settings.ts";
import type { SetupFacts } from "#domain/company/setup-steps.ts";
import { documentTypes, documentTypesOf } from "#domain/compliance/document-types.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

const neededOfCompany = documentTypesOf("company").filter((type) => documentTypes[type].isRequired);

/** The company’s entries so far. */
export async function findSetupFacts(db: ReadDb, today: LocalDate): Promise<Omit<SetupFacts, "hasGateway">> {
  const kept = await db.select({ name: settings.name, value: settings.value }).from(settings);
  const { banking, company, paymentWays } = companySettingsOf(kept);
  const contact = await findCompany(db);
  const verified = await db
    .selectDistinct({ type: documents.type })
    .from(documents)
    .where(and(eq(documents.ownerKind, "company"), eq(documents.state, "verified")));
  return {
    hasCompany: [contact.phone, contact.email, company.legalName].every(Boolean),
    saved: kept.map(({ name }) => name),
    hasBankAccount: banking.accountNumber !== "",
    takesTransfers: paymentWays.transfer,
    hasOwnTariff: isOwn(await findTariff(db, today)),
    companyDocuments: {
      needed: neededOfCompany.length,
      good: verified.filter(({ type }) => neededOfCompany.includes(type)).length,
    },
    vehicles: await db.$count(vehicles, ne(vehicles.state, "retired")),
    vehiclesReady: await db.$count(vehicles, and(eq(vehicles.state, "available"), gte(vehicles.documentsUntil, today))),
    drivers: await db.$count(drivers, ne(drivers.state, "left")),
    driversActive: await db.$count(drivers, eq(drivers.state, "active")),
    instantBookings: await db.$count(
      bookings,
      and(eq(bookings.light, "green"), eq(bookings.isTest, false), inArray(bookings.state, soldStates)),
    ),
  };
}

/** Saving a second version with the same prices is a decision too. */
const isOwn = (tariff: Tariff): boolean =>
  tariff.version > 1 || JSON.stringify(startingPrices(tariff)) !== JSON.stringify(startingPrices(startingTariff));

const soldStates: (typeof bookings.$inferSelect)["state"][] = [
  "awaiting_payment",
  "confirmed",
  "in_progress",
  "completed",
  "closed",
];
