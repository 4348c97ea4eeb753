import { and, eq, gte, inArray, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { companySettings } from "#db/schema/content.ts";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { tariffs } from "#db/schema/pricing.ts";
import { settings } from "#db/schema/settings.ts";
import type { SetupFacts } from "#domain/company/setup-steps.ts";
import { documentTypes, documentTypesOf } from "#domain/compliance/document-types.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

const neededOfCompany = documentTypesOf("company").filter((type) => documentTypes[type].isRequired);

/** What the company has entered so far. */
export async function findSetupFacts(db: ReadDb, today: LocalDate): Promise<SetupFacts> {
  const saved = await db.select({ name: settings.name }).from(settings).orderBy(settings.name);
  const verified = await db
    .selectDistinct({ type: documents.type })
    .from(documents)
    .where(and(eq(documents.ownerKind, "company"), eq(documents.state, "verified")));
  return {
    hasContact: (await db.$count(companySettings)) > 0,
    saved: saved.map(({ name }) => name),
    tariffs: await db.$count(tariffs),
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

const soldStates: (typeof bookings.$inferSelect)["state"][] = [
  "awaiting_payment",
  "confirmed",
  "in_progress",
  "completed",
  "closed",
];
