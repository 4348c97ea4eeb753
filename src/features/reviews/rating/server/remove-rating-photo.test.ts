import { expect, test } from "vitest";
import { storedFiles } from "#db/schema/platform.ts";
import { ratingPhotos } from "#db/schema/reviews.ts";
import { aRatingWithPhotos } from "#testing/builders/booking/a-rating-with-photos.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { ratingToken } from "./rating-link.ts";
import { readRating } from "./read-rating.ts";
import { removeRatingPhoto } from "./remove-rating-photo.ts";

test("a guest sees their photographs by the link and takes one back, with its file, from the site too", () =>
  inTransaction(async (ctx, world) => {
    const { ratingId, photos } = await aRatingWithPhotos(ctx);
    const token = ratingToken(ctx, ratingId);
    const [first, second] = photos.map(({ id }) => id);
    expect(await readRating(ctx, { token })).toMatchObject({
      value: { standing: "given", photos: [{ id: first, address: expect.stringContaining("?code=") }, { id: second }] },
    });
    expect(await removeRatingPhoto(ctx, { token, photo_id: first ?? "" })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(ratingPhotos)).toMatchObject([{ id: second }]);
    expect(await ctx.db.$count(storedFiles)).toBe(1);
    expect(world.siteTouched).toBe(1);
  }));

test("another rating’s photograph stays", () =>
  inTransaction(async (ctx) => {
    const [mine, other] = [await aRatingWithPhotos(ctx), await aRatingWithPhotos(ctx)];
    const input = { token: ratingToken(ctx, mine.ratingId), photo_id: other.photos[0]?.id ?? "" };
    expect(await removeRatingPhoto(ctx, input)).toMatchObject({ reason: "not_found" });
    expect(await removeRatingPhoto(ctx, { ...input, token: "wrong" })).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.$count(ratingPhotos)).toBe(4);
  }));
