import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { aLostItem } from "#testing/builders/dispatch/a-lost-item.ts";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingLostItems } from "./booking-lost-items.ts";

test("a booking shows reported items, and the trips on which more can be reported", () =>
  inTransaction(async (ctx) => {
    const { opening, itemId, tripId } = await aLostItem(ctx);
    expect(await bookingLostItems(ctx, opening)).toMatchObject({
      value: { items: [{ id: itemId, state: "reported" }], trips: [{ id: tripId }] },
    });
    const planned = await aRiddenTrip(ctx, { trip: { state: "assigned" } });
    expect(await bookingLostItems(ctx, planned.opening)).toMatchObject({
      value: { items: [], trips: [] },
    });
    expect(await bookingLostItems(ctx, { ...opening, code: "WR0NGC0D" })).toEqual(refuse("not_found"));
  }));
