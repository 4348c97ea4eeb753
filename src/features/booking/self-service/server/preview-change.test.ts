import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewChange } from "./preview-change.ts";

test.each([
  ["a flight number applies at once, at the same price", { flight_number: "KL 597" }, "applies_at_once", 0],
  ["another date goes to our team", { pickup_date: localDate("2026-12-02") }, "needs_team", 0],
])("%s; nothing is changed", (_what, change, outcome, difference) =>
  inTransaction(async (ctx, world) => {
    const { id, total, opening } = await writeSold(ctx);
    const before = await readSold(ctx, id);
    expect(await previewChange(ctx, { ...opening, change })).toMatchObject({
      ok: true,
      value: { outcome, difference_cents: difference, new_total_cents: total + difference, version: 1 },
    });
    expect(await readSold(ctx, id)).toEqual(before);
    expect(world.events).toEqual([]);
  }),
);

test.each([
  ["what is booked already", { flight_number: "BA 59" }, "nothing_changed"],
  ["a date that is over", { pickup_date: localDate("2026-11-01") }, "pickup_in_past"],
])("%s is refused", (_what, change, reason) =>
  inTransaction(async (ctx) => {
    const { opening } = await writeSold(ctx);
    expect(await previewChange(ctx, { ...opening, change })).toMatchObject({ ok: false, reason });
    const other = { ...opening, code: "AAAAAAAA" };
    expect(await previewChange(ctx, { ...other, change })).toMatchObject({ ok: false, reason: "not_found" });
  }),
);
