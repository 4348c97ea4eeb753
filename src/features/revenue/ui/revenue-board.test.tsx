// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { ShownFigures } from "../contract.ts";
import { RevenueBoard } from "./revenue-board.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figures = (changes: Partial<ShownFigures>): ShownFigures => ({
  entries: 1,
  trips: 1,
  cancelled: 0,
  gross_cents: 0,
  vat_cents: 0,
  outlay_cents: 0,
  driver_cents: 0,
  provider_cents: 0,
  vehicle_cents: 0,
  commission_cents: 0,
  lacking_pay: 0,
  lacking_vehicle: 0,
  minutes: 60,
  timed: 0,
  late: 0,
  net_cents: 0,
  cost_cents: 0,
  margin_cents: 0,
  ...changes,
});
const lost = { gross_cents: 100_000, net_cents: 100_000, provider_cents: 130_000, cost_cents: 130_000 };
const tour = {
  key: "day_tour",
  name: "Day Tour",
  now: figures({ ...lost, margin_cents: -30_000 }),
  before: figures({ ...lost, provider_cents: 60_000, cost_cents: 60_000, margin_cents: 40_000 }),
};

test("a service that lost money in July is named, and one click shows why", async () => {
  const calls = answerCalls({
    "read-revenue": {
      period: { from: "2026-07-01", until: "2026-07-31" },
      against: { from: "2026-06-01", until: "2026-06-30" },
      total: tour.now,
      total_before: tour.before,
      rows: [tour],
      step: "day",
      steps: [],
    },
    "revenue-entries": { entries: [], next: null },
  });
  const address = "/admin/revenue/service?from=2026-07-01&until=2026-07-31";
  renderPage(<RevenueBoard by="service" title="Revenue by service" head="Service" namesLosses />, address);
  await screen.findByText("Lost money in July 2026");
  fireEvent.click(screen.getByRole("button", { name: /^Why\?/ }));
  const why = await screen.findByRole("dialog", { name: "Day Tour, July 2026", hidden: true });
  expect(within(why).getByText("What changed for each trip since June 2026")).toBeTruthy();
  expect(why.textContent).toMatch(/Providers: R600 before, R1.300 now, so R700 less is left/);
  await eventually(() =>
    expect(calls.at(-1)).toMatchObject({ name: "revenue-entries", input: { key: "day_tour", is_worst_first: true } }),
  );
});
