// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { MyCashCard } from "./my-cash-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const taken = (payment_id: string, amount_cents: number, is_handed_in = false) => ({
  payment_id,
  version: 2,
  state: "collected",
  amount_cents,
  is_handed_in,
  booking_reference: `CTS-${payment_id}`,
  customer_name: "Thandi Mokoena",
  driver_name: null,
  pickup_at: "2026-11-20T08:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
});

test("a driver above the limit is asked to hand cash in; what is already handed in does not count", async () => {
  const payments = [taken("AAAAAA", 200_000), taken("BBBBBB", 150_000)];
  answerCalls({ "my-cash": { payments, limit_cents: 300_000 } });
  renderPage(<MyCashCard refreshes={[]} />);
  await screen.findByText("You carry R3 500");
  screen.getByText(/more than the limit of R3 000/);
  cleanup();
  answerCalls({ "my-cash": { payments: [payments[0], taken("BBBBBB", 150_000, true)], limit_cents: 300_000 } });
  renderPage(<MyCashCard refreshes={[]} />);
  await screen.findByText("CTS-AAAAAA");
  expect(screen.queryByText(/You carry/)).toBeNull();
});
