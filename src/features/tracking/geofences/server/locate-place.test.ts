import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { locatePlace } from "./locate-place.ts";

test.each([
  ["Cape Town International Airport", "Cape Town International Airport"],
  ["Nowhere at all 17", undefined],
])("%s is %s", (text, expected) =>
  inTransaction(async (ctx) => {
    expect((await locatePlace(ctx, { text })).value.place?.name).toBe(expected);
  }),
);
