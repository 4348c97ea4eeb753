import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ratingMoves, ratingPhotos, ratings } from "#db/schema/reviews.ts";
import { photoConsent } from "#domain/rating/photo-consent.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aJpeg, aPdf, aPng, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { giveRating } from "./give-rating.ts";
import { ratingToken } from "./rating-link.ts";

const said = {
  overall: 5,
  punctuality: 4,
  vehicle: 5,
  driving: 5,
  words: "",
  photos: [] as { file_id: string; claim: string }[],
  may_show_photos: false,
  private_message: "",
  may_publish: false,
  is_anonymous: false,
  wants_reply: false,
};

async function aRequestedRating(ctx: Context) {
  const { ratingId } = await aRating(ctx, { state: "requested" });
  const token = ratingToken(ctx, ratingId);
  return {
    give: (changes: Partial<typeof said> = {}) => giveRating(ctx, { ...said, ...changes, token }),
    read: async () => (await ctx.db.select().from(ratings).where(eq(ratings.id, ratingId)))[0],
    moves: () => ctx.db.select().from(ratingMoves).where(eq(ratingMoves.ratingId, ratingId)),
  };
}

test("stars without consent stay private and count at once", () =>
  inTransaction(async (ctx, world) => {
    const { give, read, moves } = await aRequestedRating(ctx);
    expect(await give()).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ state: "private", overall: 5, punctuality: 4, givenAt: ctx.now });
    expect(await moves()).toMatchObject([{ fromState: "requested", toState: "private" }]);
    expect([world.events, world.siteTouched]).toEqual([[], 0]);
  }));

test("stars with consent are published at once; comments only after our team has read them, low or not", () =>
  inTransaction(async (ctx, world) => {
    const stars = await aRequestedRating(ctx);
    await stars.give({ may_publish: true });
    expect(await stars.read()).toMatchObject({ state: "published" });
    expect([world.events, world.siteTouched]).toEqual([[], 1]);
    const words = await aRequestedRating(ctx);
    await words.give({ may_publish: true, words: "On time.", is_anonymous: true });
    expect(await words.read()).toMatchObject({ state: "held", words: "On time.", isAnonymous: true });
    expect(world.events).toMatchObject([{ type: "task.wanted", kind: "handle_rating", subjectKind: "rating" }]);
    expect(world.siteTouched).toBe(1);
  }));

test("three stars, or a private message, create a task due within a day, without quoting the customer", () =>
  inTransaction(async (ctx, world) => {
    const { give, read } = await aRequestedRating(ctx);
    await give({ overall: 3, private_message: "The seat was torn.", wants_reply: true });
    expect(await read()).toMatchObject({ state: "private", privateMessage: "The seat was torn.", wantsReply: true });
    expect(world.events).toMatchObject([
      { title: expect.stringMatching(/^CTS-\w+: rated 3 of 5\. Answer the customer\.$/) },
    ]);
    expect(world.events).toMatchObject([{ dueAt: addHours(ctx.now, 24).toISOString() }]);
  }));

test("a link rates once", () =>
  inTransaction(async (ctx) => {
    const { give, read } = await aRequestedRating(ctx);
    await give({ overall: 2 });
    expect(await give({ overall: 5 })).toMatchObject({ ok: false, reason: "given" });
    expect(await read()).toMatchObject({ overall: 2 });
  }));

test("an expired or invalid link rates nothing", () =>
  inTransaction(async (ctx) => {
    const { ratingId } = await aRating(ctx, { state: "requested", askedAt: addHours(ctx.now, -30 * 24) });
    const token = ratingToken(ctx, ratingId);
    expect(await giveRating(ctx, { ...said, token })).toMatchObject({ ok: false, reason: "expired" });
    expect(await giveRating(ctx, { ...said, token: `x${token}` })).toMatchObject({ ok: false, reason: "not_found" });
  }));

test("photographs are kept with the words their guest agreed to, and wait for a look even without a comment", () =>
  inTransaction(async (ctx) => {
    const { give, read } = await aRequestedRating(ctx);
    const photos = [await aSentFile(ctx, aJpeg()), await aSentFile(ctx, aPng())];
    expect(await give({ photos, may_publish: true, may_show_photos: true })).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ state: "held" });
    const kept = await ctx.db.select().from(ratingPhotos).orderBy(ratingPhotos.position);
    expect(kept).toMatchObject(
      photos.map(({ file_id: fileId }, at) => ({ fileId, position: at + 1, wordingVersion: photoConsent.version })),
    );
    expect(kept[0]?.wording).toBe(photoConsent.words);
  }));

test.each([
  ["without their own consent", { may_publish: true, may_show_photos: false }, aPng, "photos_not_agreed"],
  ["where nothing may be published", { may_publish: false, may_show_photos: true }, aPng, "photos_not_agreed"],
  ["that are documents", { may_publish: true, may_show_photos: true }, aPdf, "not_a_picture"],
] as const)("photographs %s are refused", (_what, consents, file, reason) =>
  inTransaction(async (ctx) => {
    const { give, read } = await aRequestedRating(ctx);
    expect(await give({ photos: [await aSentFile(ctx, file())], ...consents })).toMatchObject({ ok: false, reason });
    expect(await read()).toMatchObject({ state: "requested" });
  }),
);
