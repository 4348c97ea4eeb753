import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { journey, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewCancellation } from "./preview-cancellation.ts";

const hoursBefore = (ctx: Context, hours: number): Context => ({ ...ctx, now: addHours(journey.pickupAt, -hours) });
const plans = { legs: null, reason: "CUSTOMER_PLANS" } as const;

test.each([
  ["a day before: nothing", 24, 0],
  ["four hours before: half of it", 4, 0.5],
])("what cancelling costs %s; nothing is changed", (_when, hours, share) =>
  inTransaction(async (ctx, world) => {
    const { id, total, opening } = await writeSold(ctx);
    const before = await readSold(ctx, id);
    const fee = Math.round(total * share);
    expect(await previewCancellation(hoursBefore(ctx, hours), { ...opening, ...plans })).toMatchObject({
      ok: true,
      value: { is_whole: true, fee_cents: fee, paid_cents: total, refund_cents: total - fee, goes_to_team: false },
    });
    expect(await readSold(ctx, id)).toEqual(before);
    expect(world.events).toEqual([]);
  }),
);

test("illness inside the notice period asks for a document, and our team decides on the rest", () =>
  inTransaction(async (ctx) => {
    const { total, opening } = await writeSold(ctx);
    const input = { ...opening, legs: null, reason: "MEDICAL_WAIVER" } as const;
    const preview = await previewCancellation(hoursBefore(ctx, 4), input);
    expect(preview).toMatchObject({ value: { goes_to_team: true, needs_document: true } });
    expect(preview.ok && preview.value.refund_cents + preview.value.claimed_cents).toBe(total);
  }));

test("a wrong code or an unknown trip shows nothing", () =>
  inTransaction(async (ctx) => {
    const { opening } = await writeSold(ctx);
    const other = { ...opening, code: "AAAAAAAA" };
    expect(await previewCancellation(ctx, { ...other, ...plans })).toMatchObject({ reason: "not_found" });
    expect(await previewCancellation(ctx, { ...opening, ...plans, legs: [9] })).toMatchObject({
      reason: "unknown_leg",
    });
  }));
