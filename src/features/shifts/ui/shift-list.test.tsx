// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import type { Shift } from "../contract.ts";
import { ShiftList } from "./shift-list.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shift: Shift = {
  id: "s",
  version: 2,
  state: "ended",
  driver: { id: "d", name: "Sipho Ndlovu" },
  vehicle: { id: "v", plate: "CA 123-456", name: "Toyota Corolla" },
  started_at: "2026-11-20T05:00:00.000Z",
  start_km: 50_010,
  ended_at: "2026-11-20T13:30:00.000Z",
  end_km: 50_210,
  checked: [{ item: "tyres", is_ok: false }],
  expenses: [
    { id: "e", kind: "toll", amount_cents: 6_500, is_from_cash: true, note: "", at: "2026-11-20T06:00:00.000Z" },
  ],
  expected_cents: 38_500,
  handed_cents: 38_000,
  difference_reason: "R5 short",
  counted_cents: null,
  counted_by: null,
  counted_at: null,
  count_note: "",
};

test("a shift shows the distance, defects, expenses and cash handed in", async () => {
  answerCalls({ "list-shifts": { shifts: [shift] } });
  renderPage(<ShiftList />);
  await screen.findByText("Sipho Ndlovu, Fri 20 Nov, 07:00–15:30");
  screen.getByText("CA 123-456, Toyota Corolla, 200 km, 8 h 30 min");
  screen.getByText(/^Faults at the start: Tyres/);
  screen.getByText(/^Toll R65, from customers’ cash$/);
  screen.getByText("Cash expected R385, handed in R380");
  screen.getByText("The driver says: R5 short");
});

test("without shifts it says what will fill the list", async () => {
  answerCalls({ "list-shifts": { shifts: [] } });
  renderPage(<ShiftList />);
  expect(await screen.findByText("No cash to count")).toBeTruthy();
});
