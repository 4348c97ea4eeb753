import { expect, test } from "vitest";
import { cataloguePictures } from "#db/schema/catalogue.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { settingsVersions } from "#db/schema/settings.ts";
import { pngSquare } from "#db/seed/documents.ts";
import { usualBrand } from "#domain/company/brand.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aJpegOf, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addLogo } from "./add-logo.ts";
import { forgetUnusedPictures } from "./forget-unused-pictures.ts";
import { findPictureFile } from "./picture-views.ts";

const square = (side: number) => pngSquare(side, [27, 122, 61], [255, 255, 255]);

test("a logo is kept in both sizes under an address made of what is in it, and the same one again is not kept twice", () =>
  inTransaction(async (ctx) => {
    const send = async () => ({ mark: await aSentFile(ctx, square(512)), icon: await aSentFile(ctx, square(192)) });
    const first = await addLogo(ctx, await send());
    if (!first.ok) throw new Error(first.reason);
    const { logo: hash } = first.value;
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    for (const width of [512, 192])
      expect((await findPictureFile(ctx.db, { hash, width }))?.subarray(1, 4).toString()).toBe("PNG");
    expect(await addLogo(ctx, await send())).toEqual(first);
    expect(await ctx.db.$count(storedFiles)).toBe(2);
  }));

test.each([
  ["a JPEG, whose corners can’t be clear", () => aJpegOf(512, 512), () => square(192)],
  ["one of another size", () => square(500), () => square(192)],
  ["a large icon", () => square(512), () => square(512)],
])("%s is refused", (_name, mark, icon) =>
  inTransaction(async (ctx) => {
    const sent = { mark: await aSentFile(ctx, mark()), icon: await aSentFile(ctx, icon()) };
    expect(await addLogo(ctx, sent)).toMatchObject({ ok: false, reason: "not_a_picture" });
  }),
);

test("a drawing that could carry a script is not taken as a file at all", () =>
  inTransaction(async (ctx) => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await expect(aSentFile(ctx, svg)).rejects.toThrow("Not a file we take.");
  }));

test("one that was saved, now or before, is kept; one that never was goes", () =>
  inTransaction(async (ctx) => {
    const added = await addLogo(ctx, {
      mark: await aSentFile(ctx, square(512)),
      icon: await aSentFile(ctx, square(192)),
    });
    if (!added.ok) throw new Error(added.reason);
    const later = { ...ctx, now: addHours(ctx.now, 24 * 8) };
    const value = { ...usualBrand, logo: added.value.logo };
    await ctx.db.insert(settingsVersions).values({ part: "brand", version: 1, value, savedAt: ctx.now });
    await forgetUnusedPictures(later);
    expect(await ctx.db.$count(cataloguePictures)).toBe(1);
    await ctx.db.delete(settingsVersions);
    await forgetUnusedPictures(later);
    expect(await ctx.db.$count(cataloguePictures)).toBe(0);
  }));
