import sharp from "sharp";
import { expect, test } from "vitest";
import { cataloguePictures, pictureCopies } from "#db/schema/catalogue.ts";
import type { Context } from "#platform/context.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addPicture } from "../../server/add-picture.ts";
import { findPictureCopy } from "../../server/picture-views.ts";
import { makePictureCopy } from "./make-picture-copy.ts";

async function pictureId(ctx: Context): Promise<string> {
  const [row] = await ctx.db.select({ id: cataloguePictures.id }).from(cataloguePictures);
  if (!row) throw new Error("There is no picture.");
  return row.id;
}

test("copies are made one by one, each once, however often the job runs", () =>
  inTransaction(async (ctx) => {
    const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: "#1b7a3d" } });
    const added = await addPicture(ctx, { large: await aSentFile(ctx, await drawn.jpeg().toBuffer()), small: null });
    if (!added.ok) throw new Error(added.reason);
    const event = { type: "picture.lacks_copies", pictureId: await pictureId(ctx), made: 0 } as const;
    for (const made of [1, 2, 3, 4, 4]) {
      await makePictureCopy(ctx, event);
      expect(await ctx.db.$count(pictureCopies)).toBe(made);
    }
    const { hash } = added.value.picture;
    const small = await findPictureCopy(ctx.db, { hash, width: 480, format: "avif" });
    expect(small?.subarray(8, 12).toString()).toBe("avif");
    expect(await findPictureCopy(ctx.db, { hash, width: 900, format: "webp" })).toBeDefined();
    expect(await findPictureCopy(ctx.db, { hash, width: 1600, format: "webp" })).toBeUndefined();
  }));

test("a file that only begins like a picture is marked, and not tried again", () =>
  inTransaction(async (ctx) => {
    await aPicture(ctx);
    const event = { type: "picture.lacks_copies", pictureId: await pictureId(ctx), made: 0 } as const;
    await makePictureCopy(ctx, event);
    await makePictureCopy(ctx, event);
    const [picture] = await ctx.db.select().from(cataloguePictures);
    expect([picture?.isDamaged, await ctx.db.$count(pictureCopies)]).toEqual([true, 0]);
  }));
