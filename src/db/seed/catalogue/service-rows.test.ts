import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { findSold } from "#db/read-catalogue.ts";
import { services, serviceVersions } from "#db/schema/catalogue.ts";
import { startingServices } from "#domain/catalogue/starting-services.ts";
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
