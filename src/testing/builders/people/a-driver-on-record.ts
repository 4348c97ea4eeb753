import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import type { DocumentType } from "#domain/compliance/document-types.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aDriver } from "../booking/a-trip.ts";

/** Writes a driver and returns the row's id. */
export async function aDriverOnRecord(ctx: Context, changes: Parameters<typeof aDriver>[0] = {}): Promise<string> {
  const driver = aDriver({ bornOn: localDate("1985-04-02"), ...changes });
  await ctx.db.insert(drivers).values(driver);
  return driver.id;
}

/** Writes a document of a driver, verified by default. */
export async function aDriverDocument(
  ctx: Context,
  driverId: string,
  type: DocumentType,
  changes: Partial<typeof documents.$inferInsert> = {},
): Promise<void> {
  await ctx.db.insert(documents).values({
    id: newId(),
    ownerKind: "driver",
    ownerId: driverId,
    type,
    expiresOn: localDate("2028-06-30"),
    state: "verified",
    uploadedBy: "system",
    createdAt: ctx.now,
    updatedAt: ctx.now,
    ...changes,
  });
}

/** Every document that a driver must have. */
export async function allDocuments(ctx: Context, driverId: string): Promise<void> {
  await aDriverDocument(ctx, driverId, "drivers_licence", { allows: ["C1"] });
  await aDriverDocument(ctx, driverId, "prdp", { allows: ["P"] });
}
