import { describe, expect, test } from "vitest";
import { demoCompany } from "./demo-company.ts";
import { demoInvoices } from "./invoices.ts";
import { savedRows } from "./saved.ts";
import { seedClock } from "./seed-clock.ts";

// A year's end lies within the ninety days of the second.
describe.each(["2026-11-20T08:00:00Z", "2027-01-20T08:00:00Z"])("the demo's invoices on %s", (day) => {
  const clock = seedClock(new Date(day));
  const company = demoCompany(clock.now);
  const written = demoInvoices(company, clock);
  const rows = written.invoices;
  const bookingOf = (id: string | null | undefined) => company.bookings.find((booking) => booking.id === id);

  test("are numbered without a gap, in the order they were issued", () => {
    for (const [year, own] of Map.groupBy(rows, ({ number }) => number.slice(4, 8))) {
      expect(own.map(({ number }) => number)).toEqual(
        own.map((_, at) => `INV-${year}-${String(at + 1).padStart(5, "0")}`),
      );
    }
    expect(rows.map(({ issuedAt }) => issuedAt.getTime())).toEqual(
      rows.map(({ issuedAt }) => issuedAt.getTime()).toSorted((a, b) => a - b),
    );
  });

  test("bill only what was driven, after it was, and what the booking says", () => {
    for (const row of rows) {
      const booking = bookingOf(row.bookingId);
      expect(["completed", "closed"]).toContain(booking?.state);
      expect(row.issuedAt > (booking?.returnAt ?? booking?.pickupAt ?? row.issuedAt)).toBe(true);
      expect([row.totalCents, row.paidCents]).toEqual([booking?.totalCents, booking?.paidCents]);
      expect(row.state === "paid").toBe((row.paidCents ?? 0) >= row.totalCents);
    }
  });

  test("have lines that add up to them, tax a tour on what is not driving, and a fare not at all", () => {
    for (const { id, bookingId, totalCents, vatCents, kind } of rows) {
      const lines = written.invoiceLines.filter(({ invoiceId }) => invoiceId === id);
      expect(lines.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(totalCents);
      expect(lines.reduce((sum, line) => sum + line.vatCents, 0)).toBe(vatCents);
      expect(lines.every(({ netCents, vatCents: vat, grossCents }) => netCents + vat === grossCents)).toBe(true);
      const isTour = bookingOf(bookingId)?.serviceType === "day_tour";
      expect((vatCents ?? 0) > 0).toBe(isTour);
      expect(kind === "invoice").toBe(!isTour);
    }
  });

  test("leave the series where the next number follows", () => {
    const ends = Map.groupBy(rows, ({ number }) => number.slice(0, 8));
    expect(written.numberSeries).toEqual([...ends].map(([name, own]) => ({ name, next: own.length + 1 })));
  });

  test("are there for the demo customer and for three partners", () => {
    expect(rows.filter(({ buyerEmail }) => buyerEmail === "customer@demo.example").length).toBeGreaterThanOrEqual(2);
    expect(new Set(rows.flatMap(({ organisationId }) => organisationId ?? [])).size).toBe(3);
  });

  test("go with what the demo customer has saved and asked", () => {
    const saved = savedRows(company, clock);
    expect([saved.savedPassengers.length, saved.savedAddresses.length]).toEqual([2, 2]);
    const asked = company.enquiries.filter(({ email }) => email === "customer@demo.example");
    expect(asked.map(({ state }) => state)).toEqual(["quoted", "contacted", "new"]);
  });
});
