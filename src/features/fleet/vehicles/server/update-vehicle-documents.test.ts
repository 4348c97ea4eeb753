import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { writeDocuments } from "#testing/builders/dispatch/a-document.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { updateVehicleDocuments } from "./update-vehicle-documents.ts";

async function withDocuments(ctx: Context, changes: Parameters<typeof writeDocuments>[2] = {}) {
  const vehicle = aVehicle({ documentsUntil: null, licenceTypes: [] });
  await ctx.db.insert(vehicles).values(vehicle);
  await writeDocuments(ctx, { vehicleId: vehicle.id }, changes);
  const changed = { type: "document.changed", documentId: vehicle.id, change: "verified" } as const;
  await updateVehicleDocuments(ctx, { ...changed, ownerKind: "vehicle", ownerId: vehicle.id });
  const read = async () => (await ctx.db.select().from(vehicles).where(eq(vehicles.id, vehicle.id)))[0];
  return { id: vehicle.id, changed, read };
}

test("its verified documents decide the licences and the date stored with the vehicle", () =>
  inTransaction(async (ctx) => {
    const { read } = await withDocuments(ctx, {
      passenger_insurance: { expiresOn: localDate("2027-02-28") },
      operating_licence: { allows: ["charter"] },
    });
    expect(await read()).toMatchObject({ documentsUntil: "2027-02-28", licenceTypes: ["charter"] });
  }));

test("without a required document it has none, and an event says so when one is removed", () =>
  inTransaction(async (ctx) => {
    const { id, changed, read } = await withDocuments(ctx);
    expect((await read())?.documentsUntil).toBe("2027-10-01");
    await ctx.db.delete(documents).where(eq(documents.type, "roadworthy"));
    await updateVehicleDocuments(ctx, { ...changed, ownerKind: "vehicle", ownerId: id });
    expect(await read()).toMatchObject({ documentsUntil: null });
  }));

test("another owner’s document does not affect a vehicle", () =>
  inTransaction(async (ctx) => {
    const { id, changed, read } = await withDocuments(ctx);
    const before = await read();
    await updateVehicleDocuments(ctx, { ...changed, ownerKind: "driver", ownerId: id });
    await updateVehicleDocuments(ctx, { ...changed, ownerKind: "company", ownerId: null });
    expect(await read()).toEqual(before);
  }));
