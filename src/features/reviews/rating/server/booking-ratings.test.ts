import { expect, test } from "vitest";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { handing } from "#testing/test-config.ts";
import { bookingRatings } from "./booking-ratings.ts";
import { ratingToken } from "./rating-link.ts";

test("a booking links to its trips that can be rated, and to none once rated or too late", () =>
  inTransaction(async (ctx) => {
    const open = await aRating(ctx, { state: "requested" });
    const rating = await aRating(ctx);
    const old = await aRating(ctx, { state: "requested", askedAt: addHours(ctx.now, -31 * 24) });
    const read = (reference: string) => bookingRatings(ctx, { reference, code: ctx.accessCodeFor(reference) });
    expect(await read(open.reference)).toMatchObject({
      value: { ratings: [{ token: ratingToken(ctx, open.ratingId), title: "Airport Transfer" }] },
    });
    for (const { reference } of [rating, old]) expect(await read(reference)).toEqual(accept({ ratings: [] }));
  }));

test.each(["not_found", "locked"] as const)("a booking that cannot be opened (%s) links to none", (reason) =>
  inTransaction(async (ctx) => {
    const closed = handing(ctx, { bookings: { open: async () => refuse(reason) } });
    expect(await bookingRatings(closed, { reference: "CTS-7K3M9Q" })).toEqual(refuse(reason));
  }),
);
