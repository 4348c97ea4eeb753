import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { atDesk, rowByReference } from "#testing/builders/booking/at-desk.ts";
import { testNow } from "#testing/in-transaction.ts";
import { previewNoShow } from "./preview-no-show.ts";

const booking = { pickupLocation: "12 Kloof Street", paidCents: 123_456 };

test("the fee and the refund are shown, and nothing is written", () =>
  atDesk(async (ctx, world) => {
    const { reference } = await writeTrip(ctx, addMinutes(testNow, -20), { booking });
    const before = await rowByReference(ctx, reference);
    expect(await previewNoShow(ctx, { id: before.id })).toEqual({
      ok: true,
      value: { fee_cents: 123_456, refund_cents: 0 },
    });
    expect(await rowByReference(ctx, reference)).toEqual(before);
    expect(world.events).toEqual([]);
  }));

test("too early, and for an unknown booking, it is refused", () =>
  atDesk(async (ctx) => {
    const { reference } = await writeTrip(ctx, addMinutes(testNow, -5), { booking });
    const { id } = await rowByReference(ctx, reference);
    expect(await previewNoShow(ctx, { id })).toMatchObject({ ok: false, reason: "too_early" });
    expect(await previewNoShow(ctx, { id: newId() })).toMatchObject({ ok: false, reason: "not_found" });
  }));
