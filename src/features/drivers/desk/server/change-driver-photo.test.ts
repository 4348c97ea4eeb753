import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { keepFile } from "#platform/files/storage.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { aPdf, aPng } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changeDriverPhoto } from "./change-driver-photo.ts";

test("a photo replaces the previous one, and can be removed", () =>
  inTransaction(async (ctx) => {
    const driverId = await aDriverOnRecord(ctx);
    const keep = async () => {
      const kept = await keepFile(ctx.db, { content: aPng(), name: "face.png", now: ctx.now });
      return { file_id: kept?.id ?? "", claim: kept?.claim ?? "" };
    };
    const [first, second] = [await keep(), await keep()];
    await changeDriverPhoto(ctx, { driver_id: driverId, version: 1, photo: first });
    await changeDriverPhoto(ctx, { driver_id: driverId, version: 2, photo: second });
    expect(await ctx.db.select().from(drivers)).toMatchObject([{ photoId: second.file_id, version: 3 }]);
    expect(await ctx.db.select().from(storedFiles)).toMatchObject([
      { id: second.file_id, ownerKind: "driver_photo", ownerId: driverId },
    ]);
    await changeDriverPhoto(ctx, { driver_id: driverId, version: 3, photo: null });
    expect(await ctx.db.select().from(drivers)).toMatchObject([{ photoId: null }]);
    expect(await ctx.db.$count(storedFiles)).toBe(0);
  }));

test("a document is not a photo, and a claim works once", () =>
  inTransaction(async (ctx) => {
    const driverId = await aDriverOnRecord(ctx);
    const kept = await keepFile(ctx.db, { content: aPdf(), name: "face.pdf", now: ctx.now });
    const photo = { file_id: kept?.id ?? "", claim: kept?.claim ?? "" };
    const input = { driver_id: driverId, version: 1, photo };
    expect(await changeDriverPhoto(ctx, input)).toMatchObject({ reason: "not_a_picture" });
    expect(await changeDriverPhoto(ctx, input)).toMatchObject({ reason: "file_gone" });
  }));
