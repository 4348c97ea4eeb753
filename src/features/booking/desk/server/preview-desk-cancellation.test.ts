import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { journey, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewDeskCancellation } from "./preview-desk-cancellation.ts";

test.each([
  ["the customer’s plans: half of it is the fee", "CUSTOMER_PLANS", 0.5],
  ["our own fault: nothing is", "NO_VEHICLE", 0],
] as const)("cancelled four hours before for %s", (_why, code, share) =>
  inTransaction(async (ctx, world) => {
    const { id, total } = await writeSold(ctx);
    const before = await readSold(ctx, id);
    const fee = Math.round(total * share);
    const late = { ...ctx, now: addHours(journey.pickupAt, -4) };
    expect(await previewDeskCancellation(late, { id, code, legs: [] })).toMatchObject({
      ok: true,
      value: { fee_cents: fee, refund_cents: total - fee, is_whole: true },
    });
    expect(await readSold(ctx, id)).toEqual(before);
    expect(world.events).toEqual([]);
  }),
);

test("an unknown booking or an unknown trip is refused", () =>
  inTransaction(async (ctx) => {
    const { id } = await writeSold(ctx);
    const code = "CUSTOMER_PLANS" as const;
    expect(await previewDeskCancellation(ctx, { id: newId(), code, legs: [] })).toMatchObject({ reason: "not_found" });
    expect(await previewDeskCancellation(ctx, { id, code, legs: [7] })).toMatchObject({ reason: "not_possible" });
  }));
