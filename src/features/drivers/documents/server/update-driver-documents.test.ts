import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { localDate } from "#domain/time/local-time.ts";
import { aDriver } from "#testing/builders/booking/a-trip.ts";
import { aDocument } from "#testing/builders/dispatch/a-document.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { updateDriverDocuments } from "./update-driver-documents.ts";

test("lists show a verified renewal; a permit found to be false counts as expired", () =>
  inTransaction(async (ctx) => {
    const driver = aDriver({ licenceCode: "EB", permitExpiresOn: "2026-11-01" });
    await ctx.db.insert(drivers).values(driver);
    const permit = aDocument("prdp", driver.id, { expiresOn: localDate("2028-01-31") });
    await ctx.db.insert(documents).values([permit, aDocument("drivers_licence", driver.id, { allows: ["C1", "EB"] })]);
    const changed = {
      type: "document.changed",
      documentId: permit.id,
      ownerKind: "driver",
      ownerId: driver.id,
    } as const;
    const read = async () => (await ctx.db.select().from(drivers).where(eq(drivers.id, driver.id)))[0];

    await updateDriverDocuments(ctx, { ...changed, change: "verified" });
    expect(await read()).toMatchObject({ licenceCode: "C1, EB", permitExpiresOn: "2028-01-31" });

    await ctx.db.update(documents).set({ state: "rejected", rejectReason: "False" }).where(eq(documents.id, permit.id));
    await updateDriverDocuments(ctx, { ...changed, change: "rejected" });
    expect(await read()).toMatchObject({ licenceCode: "C1, EB", permitExpiresOn: "2026-11-19" });
  }));

test("an unverified upload changes nothing, and neither does a vehicle’s document", () =>
  inTransaction(async (ctx) => {
    const driver = aDriver();
    await ctx.db.insert(drivers).values(driver);
    const changed = { type: "document.changed", documentId: driver.id, ownerId: driver.id } as const;
    await updateDriverDocuments(ctx, { ...changed, ownerKind: "driver", change: "uploaded" });
    await updateDriverDocuments(ctx, { ...changed, ownerKind: "vehicle", change: "verified" });
    expect(await ctx.db.select().from(drivers)).toMatchObject([{ licenceCode: "C1", permitExpiresOn: "2028-06-30" }]);
  }));
