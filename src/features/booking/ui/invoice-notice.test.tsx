// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { DeskBooking } from "../desk/detail-contract.ts";
import { MonthNotice } from "./invoice-notice.tsx";

afterEach(cleanup);

const month: DeskBooking["invoices"][number] = {
  id: "1",
  number: "INV-2026-00282",
  state: "sent",
  is_credit: false,
  is_monthly: true,
  is_late: false,
  total_cents: 70_000,
  open_cents: 70_000,
  issued_at: "2026-11-01T03:30:00.000Z",
  due_on: "2026-12-01",
};
const aBooking = { invoices: [month], total_cents: 70_000, paid_by_month_cents: 0 };

test.each([
  ["less is credited on it", aBooking, 50_000, "R200 will be credited on monthly invoice INV-2026-00282."],
  ["more is on the next", aBooking, 90_000, "R200 more will be on the company’s next monthly invoice."],
  [
    "what was paid counts on the next",
    { ...aBooking, paid_by_month_cents: 70_000 },
    50_000,
    "What was paid is credited to the company’s next one.",
  ],
])("before the price of a booking on a monthly invoice changes, it is said: %s", (_, booking, cents, text) => {
  render(<MonthNotice booking={booking} cents={cents} />);
  expect(screen.getByText(text, { exact: false })).toBeTruthy();
});

test.each([
  ["the same price", aBooking, 70_000],
  ["nothing typed", aBooking, null],
  ["a month that was written off", { ...aBooking, invoices: [{ ...month, state: "written_off" as const }] }, 50_000],
  ["no monthly invoice", { ...aBooking, invoices: [] }, 50_000],
])("nothing is said of %s", (_, booking, cents) => {
  const { container } = render(<MonthNotice booking={booking} cents={cents} />);
  expect(container.textContent).toBe("");
});
