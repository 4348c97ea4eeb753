import { expect, test } from "vitest";
import { type Actor, type Role, visitor } from "#domain/account/roles.ts";
import { aRatingWithPhotos } from "#testing/builders/booking/a-rating-with-photos.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { judgeRatingPhoto } from "./judge-rating-photo.ts";

const person = (...roles: readonly Role[]): Actor => ({ kind: "person", userId: "0", roles });

test.each([
  ["published", "a visitor", visitor, true],
  ["held", "a visitor", visitor, false],
  ["held", "a driver", person("driver"), false],
  ["held", "an admin", person("admin"), true],
  ["rejected", "a visitor", visitor, false],
] as const)("a photograph of a review that is %s is seen by %s: %s", (state, _who, actor, expected) =>
  inTransaction(async (ctx) => {
    const { ratingId } = await aRatingWithPhotos(ctx, {
      state,
      ...(state === "rejected" && { rejectReason: "insults" as const }),
    });
    const asking = { actor, code: undefined, owner: { kind: "rating_photo", id: ratingId } };
    expect(await judgeRatingPhoto(ctx.db, asking)).toBe(expected);
    const sealed = (record: string) => judgeRatingPhoto(ctx.db, { ...asking, sealed: { record, at: ctx.now } });
    expect(await sealed(ratingId), "with its guest’s address").toBe(true);
    expect(await sealed("another"), "with the address of another rating").toBe(expected);
  }),
);
