import { expect, test } from "vitest";
import * as z from "zod/mini";
import { toWire } from "./to-wire.ts";

const listedTrip = z.object({
  id: z.string(),
  pickup_at: z.string(),
  return_at: z.nullable(z.string()),
  up_to_30_cents: z.int(),
  plate: z.string(),
});

const row = {
  id: "t1",
  pickupAt: new Date("2026-11-20T08:00:00Z"),
  returnAt: null,
  upTo30Cents: 1200,
  costCents: 900,
  plate: null,
};

test("a row leaves under the contract’s names, with moments as text and without other columns", () => {
  expect(toWire(listedTrip, row, { plate: "none" })).toStrictEqual({
    id: "t1",
    pickup_at: "2026-11-20T08:00:00.000Z",
    return_at: null,
    up_to_30_cents: 1200,
    plate: "none",
  });
});

test("a missing column, one of another type and a field of no contract do not compile", () => {
  // @ts-expect-error: the plate of the row may be null, on the wire it may not
  toWire(listedTrip, row);
  // @ts-expect-error: the row has no id
  toWire(listedTrip, { ...row, id: undefined }, { plate: "" });
  // @ts-expect-error: no such field on the wire
  toWire(listedTrip, row, { plate: "", cost_cents: 900 });
  // @ts-expect-error: a moment is no number
  toWire(listedTrip, { ...row, upTo30Cents: new Date(0) }, { plate: "" });
  expect(toWire(listedTrip, row, { plate: "" })).not.toHaveProperty("cost_cents");
});
