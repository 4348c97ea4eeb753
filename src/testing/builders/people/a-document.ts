import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aDriver, aVehicle } from "../booking/a-trip.ts";
import { anAccount, asPerson } from "./an-account.ts";

type Row = typeof documents.$inferInsert;

/** A row of the documents table: the company's insurance, verified and valid for years. */
export const aDocument = (changes: Partial<Row> = {}): Row => ({
  id: newId(),
  ownerKind: "company",
  ownerId: null,
  type: "public_liability",
  number: "PL-1",
  expiresOn: localDate("2028-06-30"),
  state: "verified",
  uploadedBy: "system",
  createdAt: testNow,
  updatedAt: testNow,
  ...changes,
});

export async function writeDocument(ctx: Context, changes: Partial<Row> = {}): Promise<string> {
  const row = aDocument(changes);
  await ctx.db.insert(documents).values(row);
  return row.id;
}

/**
 * A driver with an account, a provider with a driver and a vehicle, and a hotel with an owner and a front
 * desk, each with a context.
 */
export async function peopleWithDocuments(ctx: Context) {
  const providerId = newId();
  const [driverUser, member] = [await anAccount(ctx, ["driver"]), await anAccount(ctx, ["driver_provider"])];
  await ctx.db
    .insert(organisations)
    .values({ id: providerId, kind: "driver_provider", name: "Peninsula Drivers", createdAt: testNow });
  await ctx.db.insert(organisationMembers).values({ organisationId: providerId, userId: member });
  const hotelId = newId();
  const [owner, desk] = [await anAccount(ctx, ["hotel"]), await anAccount(ctx, ["hotel"])];
  await ctx.db
    .insert(organisations)
    .values({ id: hotelId, kind: "hotel", name: "Harbour Lantern", createdAt: testNow });
  await ctx.db.insert(organisationMembers).values([
    { organisationId: hotelId, userId: owner },
    { organisationId: hotelId, userId: desk, role: "desk" },
  ]);
  const own = aDriver({ userId: driverUser });
  const provided = aDriver({ firstName: "Zola", email: "zola@example.com", providerId });
  const [ours, theirs] = [aVehicle(), aVehicle({ ownerId: providerId })];
  await ctx.db.insert(drivers).values([own, provided]);
  await ctx.db.insert(vehicles).values([ours, theirs]);
  return {
    owners: {
      ownDriver: { kind: "driver", id: own.id },
      providedDriver: { kind: "driver", id: provided.id },
      ourVehicle: { kind: "vehicle", id: ours.id },
      providedVehicle: { kind: "vehicle", id: theirs.id },
      provider: { kind: "provider", id: providerId },
      company: { kind: "company", id: null },
      hotel: { kind: "partner", id: hotelId },
      providerAsPartner: { kind: "partner", id: providerId },
    },
    as: {
      driver: asPerson(ctx, driverUser, ["driver"]),
      provider: asPerson(ctx, member, ["driver_provider"]),
      otherDriver: asPerson(ctx, await anAccount(ctx, ["driver"]), ["driver"]),
      otherProvider: asPerson(ctx, await anAccount(ctx, ["driver_provider"]), ["driver_provider"]),
      hotel: asPerson(ctx, owner, ["hotel"]),
      desk: asPerson(ctx, desk, ["hotel"]),
      otherHotel: asPerson(ctx, await anAccount(ctx, ["hotel"]), ["hotel"]),
      customer: asPerson(ctx, await anAccount(ctx, []), []),
      dispatcher: asPerson(ctx, await anAccount(ctx, ["dispatcher"]), ["dispatcher"]),
      admin: asPerson(ctx, await anAccount(ctx, ["admin"], { name: "Naledi Jacobs" }), ["admin"]),
    },
  } as const;
}
