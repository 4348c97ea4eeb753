// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { tileIds } from "#domain/analytics/tiles.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { AnalyticsBoard } from "./analytics-board.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tile = { unit: "share", value: null, part: 0, whole: 0, aside: 0, before: null };
const onTime = { ...tile, id: "on_time", value: 0.9, part: 9, whole: 10, aside: 2, before: 0.95 };
const report = {
  period: { from: "2026-07-01", until: "2026-07-31" },
  against: { from: "2026-06-01", until: "2026-06-30" },
  tiles: tileIds.map((id) => (id === "on_time" ? onTime : { ...tile, id })),
  funnel: { visitors: [], requests: { made: 4, sold: 2, driven: 1 } },
  sources: [
    { source: "whatsapp", made: 4, sold: 2, driven: 1, cancelled: 0, sold_cents: 90_000, steps: [0, 0, 0, 0, 0] },
  ],
  step: "day",
  steps: [],
  cohorts: [],
};
const late = {
  id: "t1",
  measure: "pickup",
  outcome: "late",
  day: "2026-07-09",
  service: "day_tour",
  source: "whatsapp",
  reference: "CTS-7K3M9Q",
  has_booking: true,
  driver: "Sipho Ndlovu",
  minutes: 12,
  paid_minutes: 0,
  km: 0,
  paid_km: 0,
  cents: 0,
};

test("a figure shows its basis and opens its rows; a source filters the page", async () => {
  const calls = answerCalls({
    "read-analytics": report,
    "figure-entries": { entries: [late], next: null },
    "read-promises": { promises: [], is_published: false },
  });
  renderPage(
    <AnalyticsBoard missed={() => null} sold={() => null} />,
    "/admin/analytics?from=2026-07-01&until=2026-07-31",
  );
  const figures = await screen.findByRole("list", { name: "The period in figures" });
  const opener = within(figures).getByRole("button", { name: /On time/ });
  expect(opener.textContent).toBe("On time−5 pts90%9 of 10 pickups, 2 unknown");
  fireEvent.click(opener);
  const rows = await screen.findByRole("dialog", { name: "On time, July 2026", hidden: true });
  await eventually(() => expect(rows.textContent).toContain("12 min late"));
  expect(calls.find(({ name }) => name === "figure-entries")).toMatchObject({
    input: { measure: "pickup", outcomes: ["on_time", "late"] },
  });
  fireEvent.click(within(screen.getByRole("table", { name: "Where bookings come from" })).getByText("WhatsApp"));
  const bySource = { name: "read-analytics", input: expect.objectContaining({ source: "whatsapp" }) };
  await eventually(() => expect(calls).toContainEqual(expect.objectContaining(bySource)));
});
