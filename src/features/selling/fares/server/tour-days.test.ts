import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { inDemo, inTransaction } from "#testing/in-transaction.ts";
import { priceJourney } from "../../sale/server/price-journey.ts";
import { tourDays } from "./tour-days.ts";

const ask = (tour: string, passengers = 2, from: string | null = null) => ({
  tour,
  passengers,
  from: from === null ? null : localDate(from),
});

test("each day gets the same answer as a booking for that day, for every size of party", () =>
  inDemo(async (ctx) => {
    for (const passengers of [2, 9, 18, 45]) {
      const answer = await tourDays(ctx, ask("winelands", passengers));
      if (!answer.ok) throw new Error("no such tour");
      expect(answer.value.days).toHaveLength(14);
      for (const day of answer.value.days) {
        const offer = await priceJourney(
          ctx,
          aBookingRequest({
            service_type: "day_tour",
            offer: "winelands",
            pickup_location: "Sea Point",
            destination: "",
            pickup_date: day.date,
            pickup_time: "09:00",
            return_date: null,
            passengers,
            bags: 0,
          }),
        );
        expect(offer).toMatchObject({ ok: true, value: { light: day.state, total_cents: day.total_cents } });
      }
    }
  }));

test("out of season it starts with the first day of the next one", () =>
  inTransaction(
    async (ctx) => {
      const answer = await tourDays(ctx, ask("whale-watching"));
      expect(answer).toMatchObject({ ok: true, value: { start_time: "08:00", vehicle_kind: "Sedan" } });
      expect(answer.ok && answer.value.days[0]?.date).toBe("2027-06-01");
    },
    { now: new Date("2026-12-05T08:00:00Z") },
  ));

test("a closed day says why, as does a more expensive one, and past days are not listed", () =>
  inTransaction(
    async (ctx) => {
      const answer = await tourDays(ctx, ask("winelands", 2, "2026-12-20"));
      if (!answer.ok) throw new Error("no such tour");
      const on = (date: string) => answer.value.days.find((day) => day.date === date);
      expect(on("2026-12-25")).toMatchObject({ state: "closed", total_cents: null });
      expect(on("2026-12-25")?.notes).toEqual([expect.stringContaining("Christmas Day")]);
      expect(on("2026-12-28")?.notes).toEqual([expect.stringContaining("Festive season")]);
      const past = await tourDays(ctx, ask("winelands", 2, "2026-11-01"));
      expect(past.ok && past.value.days[0]?.date).toBe("2026-12-06");
    },
    { now: new Date("2026-12-05T08:00:00Z") },
  ));

test("if the cableway may be closed, our team checks first", () =>
  inTransaction(async (ctx) => {
    const answer = await tourDays(ctx, ask("table-mountain", 2, "2027-07-20"));
    expect(answer.ok && answer.value.days[0]).toMatchObject({ state: "amber" });
    expect(answer.ok && answer.value.days[0]?.doubts).toContain("may_be_closed");
  }));

test("an unknown tour is refused", () =>
  inTransaction(async (ctx) => {
    expect(await tourDays(ctx, ask("atlantis"))).toMatchObject({ ok: false, reason: "no_such_tour" });
  }));
