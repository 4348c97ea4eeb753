// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { PaymentChoice } from "../contract.ts";
import { PaymentDeclinedScreen } from "./payment-declined-screen.tsx";

const reference = "CTS-7K3M9Q";
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const choice: Partial<PaymentChoice> = {
  reference,
  state: "awaiting_payment",
  phase: "payable",
  first_name: "Thandi",
  pickup_at: soon(5000),
  total_cents: 129_900,
  is_fee: false,
  paid_cents: 0,
  due_cents: 129_900,
  balance_cents: 129_900,
  hold_until: soon(12),
  ways: [
    { method: "online", obstacle: null },
    { method: "transfer", obstacle: null },
  ],
  cards: [],
  wallets: [],
  may_save_card: false,
  attempt: { id: "1", method: "online", stage: "failed", amount_cents: 129_900, expires_at: null, reason: null },
};

beforeEach(() => localStorage.setItem("cts-booking-codes", JSON.stringify({ [reference]: "ABCD2345" })));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (answer: object | number) => {
  const calls = answerCalls({ "payment-choice": answer, "start-payment": 500 });
  renderPage(<PaymentDeclinedScreen company={sampleCompany} />, `/payment-error?booking=${reference}`);
  return calls;
};

test("it shows the booking and the time left, and offers to try again", async () => {
  const calls = show(choice);
  expect(await screen.findByRole("heading", { level: 1, name: "Your payment was declined" })).toBeTruthy();
  expect(screen.getByText(`Booking ${reference}`)).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toMatch(/11|12/);
  fireEvent.click(screen.getByRole("button", { name: /^Try again/ }));
  await eventually(() => expect(calls.find(({ name }) => name === "start-payment")).toBeTruthy());
  expect(calls.find(({ name }) => name === "start-payment")?.input).toMatchObject({
    method: "online",
    expected_cents: 129_900,
  });
});

test("other payment methods are one click away", async () => {
  show(choice);
  fireEvent.click(await screen.findByRole("button", { name: "Other ways to pay" }));
  expect(await screen.findByText("How would you like to pay?")).toBeTruthy();
  expect(screen.getByText("Bank transfer")).toBeTruthy();
});

test("if paid or expired in the meantime, it says so instead", async () => {
  show({ ...choice, phase: "settled", state: "confirmed" });
  expect(await screen.findByText(/your booking is confirmed/)).toBeTruthy();
  cleanup();
  show({ ...choice, phase: "late", state: "expired" });
  expect(await screen.findByText("Your hold has expired")).toBeTruthy();
});

test("a cancelled booking asks for no payment", async () => {
  show({ ...choice, phase: "over", state: "cancelled", ways: [] });
  expect(await screen.findByText("This booking was cancelled")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull();
});
