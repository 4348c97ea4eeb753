import { describe, expect, test } from "vitest";
import { type ChasedInvoice, chaseDays, nextChase } from "#domain/invoice/invoice-chasing.ts";
import { invoiceLifecycle, type LateState, lateStates } from "#domain/invoice/invoice-lifecycle.ts";
import { bookMonth } from "#domain/invoice/month-locks.ts";
import { addDays, daysBetween, localDate, localDateOf } from "#domain/time/local-time.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { savedRows } from "../saved.ts";
import { seedClock } from "../seed-clock.ts";
import type { InvoiceRow } from "./invoice-rows.ts";
import { demoInvoices } from "./invoices.ts";

const lateStateOf = ({ state }: InvoiceRow): LateState | undefined => lateStates.find((late) => late === state);
const chased = (row: InvoiceRow): ChasedInvoice => ({
  kind: row.kind ?? "invoice",
  state: row.state,
  totalCents: row.totalCents,
  isChased: true,
  paidCents: row.paidCents ?? 0,
  creditedCents: row.creditedCents ?? 0,
  dueOn: localDate(row.dueOn),
  promisedOn: row.promisedOn ? localDate(row.promisedOn) : null,
  chasedOn: row.chasedOn ? localDate(row.chasedOn) : null,
});

// A year's end lies within the ninety days of the second.
describe.each(["2026-11-20T08:00:00Z", "2027-01-20T08:00:00Z"])("the demo's invoices on %s", (day) => {
  const clock = seedClock(new Date(day));
  const company = demoCompanyOn(clock.now);
  const written = demoInvoices(company, clock);
  const rows = written.invoices;
  const bookingOf = (id: string | null | undefined) => company.bookings.find((booking) => booking.id === id);

  const issued = rows.filter(({ state }) => state !== "draft");
  const ofBookings = rows.filter(({ bookingId }) => bookingId !== null);

  test("are numbered without a gap, in the order they were issued", () => {
    for (const [series, own] of Map.groupBy(issued, ({ number }) => number.replace(/-\d+$/, ""))) {
      expect(series).toMatch(/^(INV|CN)-\d{4}$/);
      expect(own.map(({ number }) => number)).toEqual(
        own.map((_, at) => `${series}-${String(at + 1).padStart(5, "0")}`),
      );
    }
    expect(rows.map(({ issuedAt }) => issuedAt.getTime())).toEqual(
      rows.map(({ issuedAt }) => issuedAt.getTime()).toSorted((a, b) => a - b),
    );
  });

  test("bill every fee of what was cancelled late or missed, paid by what was kept", () => {
    const owing = company.bookings.filter(
      ({ state, feeCents, isTest, source, updatedAt, cancelledAt }) =>
        ["cancelled", "no_show"].includes(state) &&
        (feeCents ?? 0) > 0 &&
        !isTest &&
        source !== "corporate" &&
        (cancelledAt ?? updatedAt) < clock.today,
    );
    expect(owing.some(({ state }) => state === "no_show")).toBe(true);
    expect(owing.some(({ state }) => state === "cancelled")).toBe(true);
    for (const { state, feeCents, totalCents } of company.bookings)
      if (state === "no_show") expect(feeCents).toBe(totalCents);
    for (const { id, feeCents, paidCents = 0, refundedCents = 0 } of owing) {
      const kept = Math.min(feeCents ?? 0, paidCents - refundedCents);
      expect(rows.filter(({ bookingId }) => bookingId === id)).toMatchObject([
        { totalCents: feeCents, paidCents: kept },
      ]);
    }
  });

  test("bill only what was driven, after it was, and what the booking says", () => {
    for (const row of ofBookings.filter(({ bookingId }) => (bookingOf(bookingId)?.feeCents ?? 0) === 0)) {
      const booking = bookingOf(row.bookingId);
      expect(["completed", "closed"]).toContain(booking?.state);
      expect(row.issuedAt > (booking?.returnAt ?? booking?.pickupAt ?? row.issuedAt)).toBe(true);
      expect([row.totalCents, row.paidCents]).toEqual([booking?.totalCents, booking?.paidCents]);
      expect(row.state === "paid").toBe((row.paidCents ?? 0) >= row.totalCents);
    }
  });

  test("have lines that add up to them, tax a tour on what is not driving, and a fare not at all", () => {
    for (const { id, totalCents, vatCents } of rows) {
      const lines = written.invoiceLines.filter(({ invoiceId }) => invoiceId === id);
      expect(lines.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(totalCents);
      expect(lines.reduce((sum, line) => sum + line.vatCents, 0)).toBe(vatCents);
      expect(lines.every(({ netCents, vatCents: vat, grossCents }) => netCents + vat === grossCents)).toBe(true);
    }
    for (const { bookingId, vatCents, kind } of ofBookings) {
      const isTour = bookingOf(bookingId)?.serviceType === "day_tour";
      expect((vatCents ?? 0) > 0).toBe(isTour);
      expect(kind === "invoice").toBe(!isTour);
    }
  });

  test("leave the series where the next number follows", () => {
    const ends = Map.groupBy(issued, ({ number }) => number.replace(/-\d+$/, ""));
    expect(new Map(written.numberSeries.map(({ name, next }) => [name, next]))).toEqual(
      new Map([...ends].map(([name, own]) => [name, own.length + 1])),
    );
  });

  test("bill each company by the month: what it asks for is of its bookings, and they are paid with it", () => {
    const monthly = rows.filter(({ month }) => month);
    expect(monthly.map(({ month, organisationId }) => `${month} ${organisationId}`)).toHaveLength(
      new Set(monthly.map(({ month, organisationId }) => `${month} ${organisationId}`)).size,
    );
    expect(new Set(monthly.map(({ organisationId }) => organisationId)).size).toBe(2);
    for (const { id, totalCents, paidCents, state } of monthly) {
      const shares = written.invoiceBookings.filter(({ invoiceId }) => invoiceId === id);
      expect(shares.reduce((sum, { billedCents }) => sum + billedCents, 0)).toBe(totalCents);
      expect(shares.reduce((sum, share) => sum + (share.paidCents ?? 0), 0)).toBe(paidCents);
      for (const share of shares)
        expect(bookingOf(share.bookingId)).toMatchObject({
          paidCents: share.paidCents,
          ...(state !== "paid" && { state: "completed" }),
        });
    }
    const unpaid = company.bookings.filter(({ state, paidCents, totalCents }) => {
      return state === "closed" && (paidCents ?? 0) < (totalCents ?? 0);
    });
    expect(unpaid, "nothing is closed before it is paid").toEqual([]);
  });

  test("are there for the demo customer and for partners", () => {
    expect(rows.filter(({ buyerEmail }) => buyerEmail === "customer@demo.example").length).toBeGreaterThanOrEqual(2);
    expect(new Set(ofBookings.flatMap(({ organisationId }) => organisationId ?? [])).size).toBeGreaterThanOrEqual(2);
  });

  test("show every step of reminding where the clock would have it, and leave the demo's own accounts open", () => {
    const today = localDateOf(clock.now);
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(["draft", "sent", "paid", "credited", ...lateStates]),
    );
    const mine = new Set(company.organisationMembers.map(({ organisationId }) => organisationId));
    for (const row of rows) {
      const late = lateStateOf(row);
      if (!late) continue;
      expect(mine.has(row.organisationId ?? "")).toBe(false);
      expect(nextChase(chased(row), today)).toBeUndefined();
      expect(daysBetween(localDate(row.dueOn), today)).toBeGreaterThanOrEqual(chaseDays[late]);
    }
    const moves = Map.groupBy(written.invoiceMoves, ({ invoiceId }) => invoiceId);
    for (const { id, state } of rows) {
      const own = moves.get(id) ?? [];
      expect(own.at(-1)?.toState).toBe(state);
      expect(own.every(({ fromState, toState }) => !fromState || invoiceLifecycle.can(fromState, toState))).toBe(true);
    }
  });

  test("credit what they take back, no more than was billed", () => {
    const notes = rows.filter(({ kind }) => kind === "credit_note");
    expect(notes).toHaveLength(2);
    for (const note of notes) {
      const credited = rows.find(({ id }) => id === note.creditsId);
      expect([credited?.creditedCents, credited?.buyerName]).toEqual([note.totalCents, note.buyerName]);
      expect(note.issuedAt > (credited?.issuedAt ?? note.issuedAt)).toBe(true);
    }
  });

  test("close every month before the last one, and no later one", () => {
    const months = written.lockedMonths.map(({ month }) => month);
    const last = bookMonth(addDays(localDate(`${bookMonth(localDateOf(clock.now))}-01`), -1));
    expect(months.length).toBeGreaterThanOrEqual(1);
    expect(months.every((month) => month < last)).toBe(true);
    expect(written.invoicePayments.every(({ paidOn }) => paidOn <= localDateOf(clock.now))).toBe(true);
  });

  test("go with what the demo customer has saved and asked", () => {
    const saved = savedRows(company, clock);
    expect([saved.savedPassengers.length, saved.savedAddresses.length]).toEqual([2, 2]);
    const request = company.enquiries.filter(({ email }) => email === "customer@demo.example");
    expect(request.map(({ state }) => state)).toEqual(["quoted", "contacted", "new"]);
  });
});
