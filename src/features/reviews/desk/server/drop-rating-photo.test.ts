import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { aRatingWithPhotos } from "#testing/builders/booking/a-rating-with-photos.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { dropRatingPhoto } from "./drop-rating-photo.ts";
import { listRatings } from "./list-ratings.ts";

test("our team deletes one photograph of a review, and the activity log says so", () =>
  inTransaction(async (ctx) => {
    const { ratingId, photos } = await aRatingWithPhotos(ctx, { state: "held", words: "On time." });
    const [first, second] = photos;
    const input = { rating_id: ratingId, photo_id: first?.id ?? "" };
    expect(await dropRatingPhoto(ctx, input)).toMatchObject({ ok: true });
    const listed = await listRatings(ctx, { view: "all" });
    expect(listed.value.ratings).toMatchObject([{ photos: [{ id: second?.id, file_id: second?.fileId }] }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "rating.photo_removed" }]);
    expect(await dropRatingPhoto(ctx, input)).toMatchObject({ reason: "not_found" });
  }));
