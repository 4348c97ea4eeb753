// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { OpenBookingForm } from "#features/booking/self-service/ui/open-booking-form.tsx";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import type { AsksForKey } from "../../ui/payment-closed-panel.tsx";
import { PaymentResultScreen } from "./payment-result-screen.tsx";

const reference = "CTS-7K3M9Q";
const asksForKey: AsksForKey = (request) => <OpenBookingForm company={sampleCompany} {...request} />;
const attempt = (stage: string) => ({
  id: "1",
  method: "online",
  stage,
  amount_cents: 129_900,
  expires_at: null,
  reason: null,
});

beforeEach(() => localStorage.setItem("cts-booking-codes", JSON.stringify({ [reference]: "ABCD2345" })));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (status: object) => {
  const calls = answerCalls({
    "payment-status": { reference, is_fee: false, balance_cents: 0, paid_twice_cents: 0, ...status },
  });
  renderPage(
    <PaymentResultScreen company={sampleCompany} asksForKey={asksForKey} meeting={() => null} />,
    `/payment-success?booking=${reference}`,
  );
  return calls;
};

test.each([
  [
    "nothing heard yet",
    { state: "awaiting_payment", phase: "payable", attempt: attempt("open") },
    "Waiting for your bank",
  ],
  [
    "received, not confirmed yet",
    { state: "awaiting_payment", phase: "payable", attempt: attempt("received") },
    "Waiting for your bank",
  ],
  [
    "confirmed",
    { state: "confirmed", phase: "settled", attempt: attempt("received") },
    "Thank you. Your booking is confirmed",
  ],
  [
    "a deposit received",
    { state: "confirmed", phase: "payable", attempt: attempt("received") },
    "Thank you. Your booking is confirmed",
  ],
  ["failed", { state: "awaiting_payment", phase: "payable", attempt: attempt("failed") }, "Your payment was declined"],
  [
    "too late for a vehicle",
    { state: "expired", phase: "late", attempt: attempt("received") },
    "Your payment has arrived",
  ],
  [
    "the fee of a late cancellation",
    { state: "cancelled", phase: "over", is_fee: true, attempt: attempt("received") },
    "Thank you. Your payment has arrived",
  ],
  [
    "paid after it was cancelled free of charge",
    { state: "cancelled", phase: "over", is_fee: false, attempt: attempt("received") },
    "Your payment has arrived",
  ],
])("%s", async (_what, status, title) => {
  show(status);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
});

test("paid in two tabs: the page shows the refund", async () => {
  show({ state: "confirmed", phase: "settled", attempt: attempt("received"), paid_twice_cents: 129_900 });
  expect(await screen.findByText("You paid twice")).toBeTruthy();
  expect(document.body.textContent).toContain("refund R1\u00a0299");
});

test("returning from the gateway proves nothing: the page only asks the server", async () => {
  const calls = show({ state: "awaiting_payment", phase: "payable", attempt: attempt("open") });
  await screen.findByText("Processing your payment");
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(["payment-status"]));
});
