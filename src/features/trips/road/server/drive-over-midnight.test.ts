import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { isUpcoming } from "#domain/booking/booking-outlook.ts";
import { lastMonth } from "#domain/invoice/month-billing.ts";
import { liveStanding } from "#domain/live/live-window.ts";
import { addMinutes, localDate, localDateOf } from "#domain/time/local-time.ts";
import { publicHoliday } from "#domain/time/public-holidays.ts";
import { dispatchDay } from "#features/dispatch/board/server/dispatch-day.ts";
import { readToday } from "#features/reporting/server/read-today.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myTrips } from "../../own/server/my-trips.ts";
import { sendTripEvents } from "./send-trip-events.ts";

/** Midnight in Cape Town is 22:00 UTC, still the day before. */
const nights = [
  ["New Year", "2026-12-31", "2027-01-01", "2026-12"],
  ["the end of a month", "2026-11-30", "2026-12-01", "2026-11"],
  ["an ordinary night", "2026-11-20", "2026-11-21", "2026-10"],
] as const;

/** One trip from 23:55 to 00:20 and one with its pickup at 00:50, with the same driver. */
async function aNight(ctx: Context, eve: string) {
  const me = await askingAs(ctx, { roles: ["driver"] });
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { driver: { userId: me.userId } });
  const crew = { driverId, vehicleId };
  const start = new Date(`${eve}T21:55:00Z`);
  const first = await writeTrip(ctx, start, { crew, minutes: 25 });
  const second = await writeTrip(ctx, addMinutes(start, 55), { crew, minutes: 30 });
  return { me, start, first: first.tripId, second: second.tripId };
}

describe.each(nights)("over %s", (_night, eve, morning, month) => {
  test("the phone, the board and the overview agree on what is running and what is next", () =>
    inTransaction(async (ctx) => {
      const { me, start, first, second } = await aNight(ctx, eve);
      const at = (minutes: number): Context => ({ ...me, now: addMinutes(start, minutes) });
      const report = async (minutes: number, event: "depart" | "arrive" | "met" | "dropoff") => {
        const asking = at(minutes);
        const occurred_at = asking.now.toISOString();
        const facts = { trip_id: first, reason: "", occurred_at, place: null, battery_percent: null };
        const sent = { sent_at: occurred_at, events: [{ key: ctx.newId(), event, ...facts }] };
        expect(await sendTripEvents(asking, sent)).toMatchObject({
          value: { results: [{ outcome: "moved", message: "" }] },
        });
      };
      const onPhone = async (minutes: number) =>
        (await myTrips(at(minutes), { when: "ahead" })).value.trips.map(({ id, state }) => [id, state]);

      await report(-20, "depart");
      await report(-5, "arrive");
      await report(2, "met");
      // 00:40: it should have ended at 00:20, and the next pickup is in ten minutes.
      expect(await onPhone(45)).toEqual([
        [first, "onboard"],
        [second, "assigned"],
      ]);
      expect(liveStanding({ ...(await readTrip(ctx, first)), endedAt: null }, at(45).now)).toBe("open");
      expect((await readToday(at(45))).value.trips.map(({ id }) => id)).toEqual([first, second]);
      await report(47, "dropoff");
      expect((await readTrip(ctx, first)).state).toBe("completed");
      expect((await readToday(at(50))).value.trips.map(({ id }) => id)).toEqual([second]);

      const board = async (date: string) =>
        (await dispatchDay(at(50), { date: localDate(date) })).value.trips.map(({ id }) => id);
      expect(await board(eve)).toEqual([first]);
      expect(await board(morning)).toEqual([first, second]);
    }));

  test("a trip that should have ended before midnight stays on the new day’s board until it ends", () =>
    inTransaction(async (ctx) => {
      const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
      const start = new Date(`${eve}T20:00:00Z`);
      const crew = { driverId, vehicleId, state: "active" } as const;
      const late = await writeTrip(ctx, start, { crew, minutes: 60, trip: { state: "onboard" } });
      const board = async (date: string, minutes: number) => {
        const { trips } = (await dispatchDay({ ...ctx, now: addMinutes(start, minutes) }, { date: localDate(date) }))
          .value;
        return trips.map(({ id, driver }) => [id, driver?.id]);
      };
      expect(await board(morning, 100), "23:40: it is of the evening").toEqual([]);
      expect(await board(morning, 160), "00:40").toEqual([[late.tripId, driverId]]);
      expect(await board(eve, 160)).toEqual([[late.tripId, driverId]]);
      await ctx.db.update(trips).set({ state: "completed", version: 9 }).where(eq(trips.id, late.tripId));
      expect(await board(morning, 170)).toEqual([]);
    }));

  test("a pickup at 00:50 belongs to the new day in figures, holidays, billing and the customer’s list", () =>
    inTransaction(async (ctx) => {
      const [before, after] = [new Date(`${eve}T21:55:00Z`), new Date(`${eve}T22:50:00Z`)];
      const days = await ctx.db.execute<{ before: string; after: string }>(
        sql`select local_day(${before.toISOString()}::timestamptz)::text as before,
          local_day(${after.toISOString()}::timestamptz)::text as after`,
      );
      expect(days.rows).toEqual([{ before: eve, after: morning }]);
      expect(publicHoliday(localDateOf(after))).toBe(morning === "2027-01-01" ? "New Year’s Day" : undefined);
      expect(lastMonth(localDateOf(addMinutes(before, 10))).month).toBe(month);
      const booking = { state: "confirmed", pickupAt: before, returnAt: null } as const;
      expect(isUpcoming(booking, before)).toBe(true);
      // A trip in progress after midnight stays in the upcoming list.
      expect(isUpcoming({ ...booking, state: "in_progress" }, addMinutes(before, 30))).toBe(true);
    }));
});
