import { expect, test } from "vitest";
import { cataloguePictures } from "#db/schema/catalogue.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aClassForm } from "#testing/builders/services/a-class-form.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { aTour, saveOf } from "#testing/builders/services/a-tour.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleClass } from "../classes/server/add-vehicle-class.ts";
import { saveTour } from "../tours/server/save-tour.ts";
import { forgetUnusedPictures } from "./forget-unused-pictures.ts";

test("after a week a photograph that no record and no version names is gone with its files", () =>
  inTransaction(async (ctx) => {
    const [cover, former, ofClass, unused] = [
      await aPicture(ctx, "The valley", 1),
      await aPicture(ctx, "The pass", 2),
      await aPicture(ctx, "The van", 3),
      await aPicture(ctx, "Nothing", 4),
    ];
    await saveTour(ctx, saveOf({ tour: { ...aTour, picture: cover, gallery: [former] } }));
    await saveTour(ctx, saveOf({ version: 1, tour: { ...aTour, picture: cover, gallery: [] } }));
    await addVehicleClass(ctx, aClassForm({ pictures: [ofClass] }));
    const hashes = async () => (await ctx.db.select().from(cataloguePictures)).map(({ hash }) => hash);

    await forgetUnusedPictures({ ...ctx, now: addHours(ctx.now, 6 * 24) });
    expect(await hashes()).toHaveLength(4);
    await forgetUnusedPictures({ ...ctx, now: addHours(ctx.now, 8 * 24) });
    expect((await hashes()).toSorted()).toEqual([cover.hash, former.hash, ofClass.hash].toSorted());
    expect(await hashes()).not.toContain(unused.hash);
    expect(await ctx.db.$count(storedFiles)).toBe(6);
  }));
