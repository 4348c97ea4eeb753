import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { auditLog } from "#db/schema/platform.ts";
import { trips } from "#db/schema/trips.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { cancelBooking, previewCancellation } from "../../self-service/server/cancel-booking.ts";
import { declareWeatherDay, previewWeatherDay, weatherDays, withdrawWeatherDay } from "./declare-weather-day.ts";
import { sendWeatherEmails } from "./send-weather-emails.ts";

const day = localDate("2026-11-25");
const at = (time: string, on = "2026-11-25") => momentOf(localDate(on), localTime(time));
const sea = { day, reach: "weather_tours", offers: [], reason: "Gale warning.", tells_guests: true } as const;

/** A paid trip of R1 000 at 14:00 on the day. */
async function writeBooked(ctx: Context, offer: string | null, more: Partial<typeof bookings.$inferInsert> = {}) {
  const row = aBooking({
    ...{ state: "confirmed", offer, pickupAt: at("14:00"), returnAt: null, policy: standardPolicy },
    ...{ totalCents: 100_000, paidCents: 100_000 },
    ...more,
  });
  await ctx.db.insert(bookings).values(row);
  await ctx.db.insert(trips).values({
    ...{ id: newId(), bookingId: row.id, leg: 1, state: "unassigned", createdAt: ctx.now, priceCents: 100_000 },
    ...{ pickupLocation: row.pickupLocation, destination: row.destination, passengers: 2, band: "sedan" },
    ...{ plannedStart: row.pickupAt, plannedEnd: at("20:00") },
  });
  return { reference: row.reference, code: ctx.accessCodeFor(row.reference) };
}

const officeOf = (ctx: Context) => askingAs(ctx, { email: "liesl@example.com", name: "Liesl", roles: ["admin"] });

const weather = { legs: null, reason: "WEATHER", document: null } as const;
const late = { now: at("10:00") };

describe("a trip of R1 000, cancelled for the weather four hours before", () => {
  test.each([
    [
      "on a day that was declared",
      "table-mountain",
      sea,
      { fee_cents: 0, refund_cents: 100_000, goes_to_office: false },
    ],
    [
      "a tour the weather cannot spoil",
      "winelands",
      sea,
      { fee_cents: 50_000, refund_cents: 50_000, goes_to_office: true },
    ],
    [
      "a tour that was named",
      "winelands",
      { ...sea, reach: "chosen", offers: ["winelands"] },
      { fee_cents: 0, refund_cents: 100_000, goes_to_office: false },
    ],
    [
      "a transfer in a storm",
      null,
      { ...sea, reach: "everything" },
      { fee_cents: 0, refund_cents: 100_000, goes_to_office: false },
    ],
    [
      "when another day was declared",
      "table-mountain",
      { ...sea, day: localDate("2026-11-26") },
      { fee_cents: 50_000, refund_cents: 50_000, goes_to_office: true },
    ],
  ] as const)("%s", (_what, offer, declared, expected) =>
    inTransaction(async (ctx) => {
      const opening = await writeBooked(ctx, offer);
      await declareWeatherDay(await officeOf(ctx), { ...declared, offers: [...declared.offers] });
      const preview = await previewCancellation(ctx, { ...opening, ...weather });
      expect(preview).toMatchObject({ ok: true, value: expected });
    }, late),
  );

  test("is free at once, and no other reason is", () =>
    inTransaction(async (ctx, world) => {
      const opening = await writeBooked(ctx, "robben-island");
      await declareWeatherDay(await officeOf(ctx), { ...sea, offers: [] });
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

  test("goes to the office again once the day was taken back", () =>
    inTransaction(async (ctx) => {
      const opening = await writeBooked(ctx, "robben-island");
      const office = await officeOf(ctx);
      const declared = await declareWeatherDay(office, { ...sea, offers: [] });
      if (!declared.ok) throw new Error(declared.reason);
      expect(await withdrawWeatherDay(office, { id: declared.value.id })).toMatchObject({ ok: true });
      expect(await withdrawWeatherDay(office, { id: declared.value.id })).toMatchObject({ reason: "not_found" });
      const preview = await previewCancellation(ctx, { ...opening, ...weather });
      expect(preview).toMatchObject({ ok: true, value: { fee_cents: 50_000, goes_to_office: true, weather: [] } });
      const listed = await weatherDays(office);
      expect(listed.value.days).toMatchObject([{ id: declared.value.id, declared_by: "Liesl", withdrawn_by: "Liesl" }]);
      const log = await ctx.db
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subjectId, declared.value.id));
      expect(log.map(({ action }) => action).toSorted()).toEqual(["weather.declared", "weather.withdrawn"]);
    }, late));
});

test("a day that is over, or declared already, is refused", () =>
  inTransaction(async (ctx) => {
    const office = await officeOf(ctx);
    const yesterday = { ...sea, day: localDate("2026-11-24"), offers: [] };
    expect(await declareWeatherDay(office, yesterday)).toMatchObject({ reason: "day_in_past" });
    expect(await declareWeatherDay(office, { ...sea, offers: [] })).toMatchObject({ ok: true });
    expect(await declareWeatherDay(office, { ...sea, offers: [] })).toMatchObject({ reason: "already_declared" });
    expect(await declareWeatherDay(office, { ...sea, reach: "everything", offers: [] })).toMatchObject({ ok: true });
  }, late));

test("every guest of that day whose trip stands gets one letter, and nobody else", () =>
  inTransaction(async (ctx, world) => {
    const concerned = await writeBooked(ctx, "table-mountain");
    await writeBooked(ctx, "winelands");
    await writeBooked(ctx, "table-mountain", { state: "cancelled" });
    await writeBooked(ctx, "table-mountain", { isTest: true });
    const office = await officeOf(ctx);
    expect(await previewWeatherDay(office, { ...sea, offers: [] })).toMatchObject({ value: { bookings: 1 } });
    const declared = await declareWeatherDay(office, { ...sea, offers: [] });
    if (!declared.ok) throw new Error(declared.reason);
    const event = { type: "weather.declared", weatherDayId: declared.value.id } as const;
    await sendWeatherEmails(ctx, event);
    expect(world.emails.map(({ about, key }) => [about, key])).toEqual([
      [`booking:${concerned.reference}`, `bad-weather:${declared.value.id}:${concerned.reference}`],
    ]);
    await withdrawWeatherDay(office, { id: declared.value.id });
    await sendWeatherEmails(ctx, event);
    expect(world.emails).toHaveLength(1);
  }, late));
