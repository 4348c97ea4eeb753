import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { localDate } from "#domain/time/local-time.ts";
import { adminOf, late, sea, weather, writeBooked } from "#testing/builders/booking/a-weather-day.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { cancelBooking } from "../../self-service/server/cancel-booking.ts";
import { previewCancellation } from "../../self-service/server/preview-cancellation.ts";
import { declareWeatherDay } from "./declare-weather-day.ts";

test.each([
  ["on a day that was declared", "table-mountain", sea, { fee_cents: 0, refund_cents: 100_000, goes_to_team: false }],
  [
    "a tour the weather cannot spoil",
    "winelands",
    sea,
    { fee_cents: 50_000, refund_cents: 50_000, goes_to_team: true },
  ],
  [
    "a tour that was named",
    "winelands",
    { ...sea, reach: "chosen", offers: ["winelands"] },
    { fee_cents: 0, refund_cents: 100_000, goes_to_team: false },
  ],
  [
    "a transfer in a storm",
    null,
    { ...sea, reach: "everything" },
    { fee_cents: 0, refund_cents: 100_000, goes_to_team: false },
  ],
  [
    "when another day was declared",
    "table-mountain",
    { ...sea, day: localDate("2026-11-26") },
    { fee_cents: 50_000, refund_cents: 50_000, goes_to_team: true },
  ],
] as const)("a trip of R1 000, cancelled for the weather four hours before, %s", (_what, offer, declared, expected) =>
  inTransaction(async (ctx) => {
    const opening = await writeBooked(ctx, offer);
    await declareWeatherDay(await adminOf(ctx), { ...declared, offers: [...declared.offers] });
    const preview = await previewCancellation(ctx, { ...opening, ...weather });
    expect(preview).toMatchObject({ ok: true, value: expected });
  }, late),
);

test("a trip of R1 000, cancelled for the weather four hours before, is free at once, and no other reason is", () =>
  inTransaction(async (ctx, world) => {
    const opening = await writeBooked(ctx, "robben-island");
    await declareWeatherDay(await adminOf(ctx), { ...sea, offers: [] });
    const plans = await previewCancellation(ctx, { ...opening, ...weather, reason: "CUSTOMER_PLANS" });
    expect(plans).toMatchObject({ ok: true, value: { fee_cents: 50_000, weather: [] } });
    const done = await cancelBooking(ctx, { ...opening, ...weather, expected_fee_cents: 0 });
    expect(done).toMatchObject({ ok: true, value: { fee_cents: 0, refund_cents: 100_000, claimed_cents: 0 } });
    expect(world.events.filter(({ type }) => type === "refund.due")).toMatchObject([
      { amountCents: 100_000, reasonCode: "WEATHER", isWithinPolicy: true },
    ]);
    const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, opening.reference));
    expect(booking).toMatchObject({ state: "cancelled", feeCents: 0, cancelledReason: "WEATHER" });
  }, late));

test("a day that is over, or declared already, is refused", () =>
  inTransaction(async (ctx) => {
    const team = await adminOf(ctx);
    const yesterday = { ...sea, day: localDate("2026-11-24"), offers: [] };
    expect(await declareWeatherDay(team, yesterday)).toMatchObject({ reason: "day_in_past" });
    expect(await declareWeatherDay(team, { ...sea, offers: [] })).toMatchObject({ ok: true });
    expect(await declareWeatherDay(team, { ...sea, offers: [] })).toMatchObject({ reason: "already_declared" });
    expect(await declareWeatherDay(team, { ...sea, reach: "everything", offers: [] })).toMatchObject({ ok: true });
  }, late));
