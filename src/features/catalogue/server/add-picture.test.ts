import { expect, test } from "vitest";
import { cataloguePictures } from "#db/schema/catalogue.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { aJpegOf, aPng, aProgram, aSentFile } from "#testing/builders/services/a-file.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addPicture } from "./add-picture.ts";
import { findPictureFile } from "./picture-views.ts";

test("a photograph is kept in both sizes, under an address made of what is in it", () =>
  inTransaction(async (ctx) => {
    const { hash, ...picture } = await aPicture(ctx);
    expect(picture).toEqual({
      kind: "uploaded",
      width: 1600,
      height: 1067,
      widths: [640, 1600],
      alt: "The valley at noon",
    });
    const [large, small] = [
      await findPictureFile(ctx.db, { hash, width: 1600 }),
      await findPictureFile(ctx.db, { hash, width: 640 }),
    ];
    expect(large).not.toEqual(small);
    expect(small?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(await findPictureFile(ctx.db, { hash, width: 800 })).toBeUndefined();
  }));

test("the same photograph again is the one that is there, and its second upload is not kept", () =>
  inTransaction(async (ctx) => {
    const first = await aPicture(ctx);
    expect(await aPicture(ctx)).toEqual(first);
    expect((await aPicture(ctx, "Another", 2)).hash).not.toBe(first.hash);
    expect(await ctx.db.$count(cataloguePictures)).toBe(2);
    expect(await ctx.db.$count(storedFiles)).toBe(4);
  }));

test("a small photograph needs no smaller copy", () =>
  inTransaction(async (ctx) => {
    const large = await aSentFile(ctx, aJpegOf(800, 600));
    expect(await addPicture(ctx, { large, small: null })).toMatchObject({ value: { picture: { widths: [800] } } });
  }));

test.each([
  ["a picture of an icon’s size", () => aJpegOf(64, 64), "too_small"],
  ["one made to fill the memory of who opens it", () => aJpegOf(60_000, 60_000), "not_a_picture"],
  ["a PNG, which a browser has made a JPEG of", aPng, "not_a_picture"],
])("%s is refused", (_what, content, reason) =>
  inTransaction(async (ctx) => {
    const large = await aSentFile(ctx, content());
    expect(await addPicture(ctx, { large, small: null })).toMatchObject({ ok: false, reason });
  }),
);

test("a program is no picture at all, and someone else’s upload can’t be taken", () =>
  inTransaction(async (ctx) => {
    await expect(aSentFile(ctx, aProgram())).rejects.toThrow("Not a file we take.");
    const { file_id } = await aSentFile(ctx, aJpegOf(1600, 1067));
    expect(await addPicture(ctx, { large: { file_id, claim: "guessed" }, small: null })).toMatchObject({
      ok: false,
      reason: "file_gone",
    });
  }));
