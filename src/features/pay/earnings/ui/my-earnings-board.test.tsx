// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { Earnings } from "../contract.ts";
import { MyEarningsBoard } from "./my-earnings-board.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const earnings = (changes: Partial<Earnings> = {}): Earnings => ({
  provider: null,
  has_rule: true,
  open_cents: 26_000,
  cash_held_cents: 45_000,
  paid_this_year_cents: 310_000,
  weeks: [
    {
      from: "2026-11-16",
      until: "2026-11-22",
      amount_cents: 26_000,
      items: [
        {
          id: "i",
          kind: "trip",
          earned_on: "2026-11-20",
          amount_cents: 26_000,
          state: "open",
          trip: {
            id: "t",
            reference: "CTS-7K3M9Q",
            pickup_at: "2026-11-20T07:30:00.000Z",
            way: "Sea Point to Hermanus",
          },
          lines: [
            { text: "Per trip", amount_cents: 10_000 },
            { text: "2 h 40 min at R60 per hour", amount_cents: 16_000 },
          ],
        },
      ],
    },
  ],
  next: null,
  statements: [],
  ...changes,
});

test("each trip explains its pay; totals show the open and paid amounts and cash to hand in", async () => {
  answerCalls({ "my-earnings": earnings() });
  renderPage(<MyEarningsBoard statements={(paid) => `${paid.length} statements`} />);
  await screen.findByText("Fri 20 Nov, 09:30, Sea Point to Hermanus");
  screen.getByText("2 h 40 min at R60 per hour");
  screen.getByText("R3 100");
  screen.getByText("R450");
  screen.getByRole("heading", { name: "16 Nov – 22 Nov" });
});

test("earlier weeks load below on demand", async () => {
  const calls = answerCalls({
    "my-earnings": ({ until }: { until: string | null }) =>
      until ? earnings({ weeks: [], next: null }) : earnings({ next: "2026-10-01" }),
  });
  renderPage(<MyEarningsBoard statements={(paid) => `${paid.length} statements`} />);
  fireEvent.click(await screen.findByRole("button", { name: "Show earlier weeks" }));
  await eventually(() => expect(calls.map(({ input }) => input)).toContainEqual({ until: "2026-10-01" }));
});

test.each([
  [{ weeks: [] }, "Your pay for a trip appears here once the trip has ended."],
  [{ weeks: [], has_rule: false }, "We haven’t set up how you’re paid yet. Please ask dispatch."],
  [{ weeks: [], provider: "Table Bay Drivers" }, "We pay your company for each trip. Ask them what you earned."],
])("an empty page says why: %j", async (changes, text) => {
  answerCalls({ "my-earnings": earnings(changes) });
  renderPage(<MyEarningsBoard statements={(paid) => `${paid.length} statements`} />);
  expect(await screen.findByText(text)).toBeTruthy();
});
