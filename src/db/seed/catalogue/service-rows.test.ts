import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findSold } from "#db/read-catalogue.ts";
import { bookings } from "#db/schema/booking.ts";
import { services, serviceVersions } from "#db/schema/catalogue.ts";
import { serviceOf } from "#domain/catalogue/service.ts";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { serviceRows } from "./service-rows.ts";

test("every company begins with the services as they are written here, each with its first version", () =>
  inTransaction(async ({ db }) => {
    const rows = await db.select().from(services).orderBy(asc(services.position));
    const written = serviceRows(new Date(0));
    expect(rows.map(({ updatedAt: _a, updatedBy: _b, ...row }) => row)).toEqual(
      written.map(({ updatedAt: _a, ...row }) => row),
    );
    expect(await db.$count(serviceVersions)).toBe(written.length);
  }));

test("they are sold as the rules expect them", () =>
  inTransaction(async ({ db }) => {
    expect((await findSold(db)).services).toEqual(startingServices);
  }));

test("a booking is of the service that the rule names, and keeps the name it was sold under", () =>
  inTransaction(async ({ db }) => {
    const offers = [null, "winelands", ...startingServices.flatMap(({ slug, bookSlug }) => [slug, bookSlug])];
    const kinds = [...new Set(startingServices.map(({ kind }) => kind))];
    const rows = kinds.flatMap((serviceType) => offers.map((offer) => aBooking({ serviceType, offer })));
    await db.insert(bookings).values(rows);
    const kept = await db.select().from(bookings);
    const sold = ({ serviceType, offer }: (typeof kept)[number]) =>
      serviceOf(startingServices, { service: serviceType, offer });
    expect(kept.map(({ service, serviceName }) => [service, serviceName])).toEqual(
      kept.map((one) => [sold(one)?.slug, sold(one)?.name]),
    );

    await db.update(services).set({ words: sql`jsonb_set(words, '{en,name}', '"Renamed"')` });
    const [coach] = kept.filter(({ service }) => service === "coach-hire");
    const after = () =>
      db
        .select()
        .from(bookings)
        .where(eq(bookings.id, coach?.id ?? ""));
    await db
      .update(bookings)
      .set({ destination: "Hermanus" })
      .where(eq(bookings.id, coach?.id ?? ""));
    expect(await after()).toMatchObject([{ service: "coach-hire", serviceName: "Coach Hire" }]);
    // Sold as another service, it has the name of that one today.
    await db
      .update(bookings)
      .set({ offer: null })
      .where(eq(bookings.id, coach?.id ?? ""));
    expect(await after()).toMatchObject([{ service: "private-shuttles", serviceName: "Renamed" }]);
  }));
