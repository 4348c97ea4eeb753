import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { seedClock } from "../seed-clock.ts";
import { demoInvoices } from "./invoices.ts";

describe.each(["2026-11-20T08:00:00Z", "2027-06-14T12:00:00Z"])("the demo's money on %s", (day) => {
  const clock = seedClock(new Date(day));
  const company = demoCompanyOn(clock.now);

  test("prices every booking by the tariff, line by line, and again by what it keeps", () => {
    for (const { id, totalCents, price, priceRequest } of company.bookings) {
      const items = company.bookingItems.filter(({ bookingId }) => bookingId === id);
      expect(items.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents ?? 0);
      if (!price || !priceRequest || price.lines[0]?.code === "quote") continue;
      expect(priceTrip(priceRequest, sampleTariff)).toEqual(price);
    }
  });

  test("has a payment for whatever was paid; companies pay their monthly invoice", () => {
    const { invoiceBookings } = demoInvoices(company, clock);
    for (const { id, paidCents = 0, refundedCents = 0 } of company.bookings) {
      const share = invoiceBookings.find(({ bookingId }) => bookingId === id)?.paidCents ?? 0;
      const own = company.payments.filter(({ bookingId }) => bookingId === id);
      expect(own.reduce((sum, { amountCents }) => sum + amountCents, share)).toBe(paidCents);
      const back = company.refunds.filter(({ bookingId }) => bookingId === id);
      expect(back.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(refundedCents);
    }
  });

  test("holds a vehicle until tomorrow for those who still have to pay", () => {
    const awaited = company.bookings.filter(({ state }) => state === "awaiting_payment");
    for (const { holdUntil } of awaited) expect(Number(holdUntil)).toBeGreaterThan(Number(clock.at(1)));
    const held = company.vehicleHolds.filter(({ state }) => state === "held");
    expect(held.length).toBeGreaterThan(2);
    const drafts = company.bookings.filter(({ state }) => state === "draft");
    expect(held.every(({ bookingId }) => [...awaited, ...drafts].some(({ id }) => id === bookingId))).toBe(true);
  });
});
