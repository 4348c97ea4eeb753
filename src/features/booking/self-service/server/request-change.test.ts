import { describe, expect, test } from "vitest";
import { vehicleAbsences, vehicles } from "#db/schema/fleet.ts";
import { localDate, localTime } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { at, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changeBooking } from "./change-booking.ts";
import { previewChange } from "./preview-change.ts";
import { readMyBooking } from "./read-my-booking.ts";

const back = { return_date: localDate("2026-12-02"), return_time: localTime("10:00") };

describe("more of a paid booking is sold at once, as it would be alone", () => {
  const sell = async (ctx: Context, change: Parameters<typeof previewChange>[1]["change"]) => {
    const sold = await writeSold(ctx);
    const [first] = (await readSold(ctx, sold.id)).kept;
    const offer = await previewChange(ctx, { ...sold.opening, change });
    if (!offer.ok) throw new Error(offer.reason);
    const expected_difference_cents = offer.value.difference_cents;
    const input = { ...sold.opening, note: "", version: 1, change, expected_difference_cents };
    return { ...sold, first, offer: offer.value, done: await changeBooking(ctx, input) };
  };

  test("a return trip has its vehicle and its price, and the outbound trip keeps its own", () =>
    inTransaction(async (ctx) => {
      const { id, total, first, offer, done, opening } = await sell(ctx, back);
      expect(offer).toMatchObject({ outcome: "applies_at_once", answer_due_at: null });
      expect(done).toMatchObject({ ok: true, value: { outcome: "applied" } });
      const { booking, legs, kept } = await readSold(ctx, id);
      expect(legs.map(({ leg, state }) => [leg, state])).toEqual([
        [1, "unassigned"],
        [2, "unassigned"],
      ]);
      expect(kept).toHaveLength(2);
      expect(kept.find((hold) => hold.id === first?.id)).toEqual(first);
      expect(booking).toMatchObject({ state: "confirmed", amendment: "none", paidCents: total });
      const shown = await readMyBooking(ctx, opening);
      expect(shown).toMatchObject({ ok: true, value: { payment: { due_cents: offer.difference_cents } } });
    }));

  test("a return trip whose vehicle is in the workshop that day goes to our team", () =>
    inTransaction(async (ctx) => {
      const { opening, vehicleId } = await writeSold(ctx);
      await ctx.db.insert(vehicleAbsences).values({
        id: ctx.newId(),
        vehicleId,
        span: "[2026-12-02T06:00:00Z,2026-12-02T18:00:00Z)",
        kind: "maintenance",
        createdBy: "system",
        createdAt: ctx.now,
      });
      expect(await previewChange(ctx, { ...opening, change: back })).toMatchObject({
        value: { outcome: "needs_team" },
      });
    }));

  test("another passenger who fits", () =>
    inTransaction(async (ctx) => {
      const { id, done } = await sell(ctx, { passengers: 3 });
      expect(done).toMatchObject({ ok: true, value: { outcome: "applied" } });
      expect((await readSold(ctx, id)).booking).toMatchObject({ passengers: 3, state: "confirmed" });
    }));

  test("a passenger who needs a larger vehicle that is free: the difference is due", () =>
    inTransaction(async (ctx) => {
      await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "shuttle", seats: 14, bags: 10 }));
      const { id, offer, total, done } = await sell(ctx, { passengers: 5 });
      expect(offer.difference_cents).toBeGreaterThan(0);
      expect(done).toMatchObject({ ok: true, value: { outcome: "applied" } });
      const { booking } = await readSold(ctx, id);
      expect(booking).toMatchObject({ passengers: 5, totalCents: total + (offer.difference_cents ?? 0) });
    }));
});

test("a hire that is longer by days holds its vehicle for all of them, and its driver is asked", () =>
  inTransaction(async (ctx) => {
    const hire = {
      service: "chauffeur_service",
      offer: "car-hire",
      hireUnit: "full_day",
      pickupAt: at("2026-11-28", "09:00"),
    } as const;
    const { id, opening } = await writeSold(ctx, hire);
    const change = { return_date: localDate("2026-11-30") };
    const offer = await previewChange(ctx, { ...opening, change });
    if (!offer.ok) throw new Error(offer.reason);
    const expected_difference_cents = offer.value.difference_cents;
    const input = { ...opening, note: "", version: 1, change, expected_difference_cents };
    expect(await changeBooking(ctx, input)).toMatchObject({ ok: true, value: { outcome: "applied" } });
    const { kept } = await readSold(ctx, id);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.busy).toMatch(/2026-11-30/);
  }));
