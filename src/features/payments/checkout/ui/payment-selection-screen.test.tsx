// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { OpenBookingForm } from "#features/booking/self-service/ui/open-booking-form.tsx";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import type { AsksForKey } from "../../ui/payment-closed-panel.tsx";
import { targetOf } from "../../ui/use-start-payment.ts";
import type { PaymentChoice } from "../contract.ts";
import { PaymentSelectionScreen } from "./payment-selection-screen.tsx";
import { centsTyped } from "./proof-form.tsx";

const reference = "CTS-7K3M9Q";
const asksForKey: AsksForKey = (request) => <OpenBookingForm company={sampleCompany} {...request} />;
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const choice: PaymentChoice = {
  reference,
  board_name: "Thandi Mokoena",
  sold_drawing: "sedan",
  sold_picture: null,
  bags: 2,
  child_seats: "2 (1 toddler, 1 booster)",
  first_name: "Thandi",
  state: "awaiting_payment",
  phase: "payable",
  light: "green",
  service_type: "airport_transfer",
  service_name: "Airport Transfer",
  offer: null,
  tour_name: null,
  pickup_location: "Cape Town International Airport",
  destination: "Gardens",
  pickup_at: "2026-12-14T07:00:00.000Z",
  return_at: null,
  days: 1,
  passengers: 2,
  vehicle_kind: "Sedan",
  total_cents: 129_900,
  is_fee: false,
  paid_cents: 0,
  due_cents: 129_900,
  rest_due_at: null,
  balance_cents: 129_900,
  hold_until: soon(20),
  answer_due_at: null,
  ways: [
    { method: "online", obstacle: null },
    { method: "transfer", obstacle: null },
    { method: "cash", obstacle: "too_much_for_cash" },
  ],
  cash_at_most_cents: 100_000,
  hold_hours_transfer: 24,
  hold_minutes: 30,
  is_card_only: false,
  is_contact_confirmed: true,
  busy_with: null,
  bank: {
    bank: "Sample Bank",
    account_name: "Cape Town Shuttle (sample)",
    account_number: "000 000 0000",
    branch_code: "000000",
    account_type: "Business cheque",
    swift: "SAMPZAJJ",
    reference: "CTS7K3M9Q-4",
  },
  attempt: null,
  gateway: "stand_in",
  free_cancellation_hours: 12,
  cancellation_grace_minutes: 30,
  split: "no",
  late_cancellation_share: 0.5,
  cards: [],
  wallets: [],
  may_save_card: false,
};
const attempt = {
  id: "1",
  method: "online",
  stage: "open",
  amount_cents: 129_900,
  expires_at: null,
  reason: null,
} as const;

const show = (changes: Partial<PaymentChoice> | number, answers: Record<string, unknown> = {}) => {
  const answer = typeof changes === "number" ? changes : { ...choice, ...changes };
  const calls = answerCalls({ "payment-choice": answer, ...answers });
  renderPage(
    <PaymentSelectionScreen company={sampleCompany} asksForKey={asksForKey} />,
    `/payment-selection?booking=${reference}`,
  );
  return calls;
};

beforeEach(() => localStorage.setItem("cts-booking-codes", JSON.stringify({ [reference]: "ABCD2345" })));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("green: price, time left, payment methods as cards, and a note that the sandbox moves no money", async () => {
  const calls = show({});
  expect(await screen.findByRole("heading", { level: 1, name: "Choose how to pay" })).toBeTruthy();
  expect(calls[0]?.input).toEqual({ reference, code: "ABCD2345" });
  expect(screen.getByRole("timer").textContent).toMatch(/^(19|20):\d\d$/);
  expect(screen.getByText("Sandbox: no real payments")).toBeTruthy();
  expect(screen.getByRole("radio", { name: /Card or instant EFT/ })).toHaveProperty("checked", true);
  expect(screen.getByRole("radio", { name: /Cash to the driver/ })).toHaveProperty("disabled", true);
  expect(screen.getByText(/^Drivers take at most R1.000 in cash/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Pay R1\u00a0299 now/ })).toBeTruthy();
  expect(screen.getByText("Vehicle").nextSibling?.textContent, "the vehicle it is for").toBe("Sedan");
});

test("a coach for several days shows its dates, and no return trip", async () => {
  const coach = {
    service_type: "group_transport",
    service_name: "Group Transport",
    offer: "coach-hire",
    return_at: "2026-12-16T07:00:00.000Z",
    days: 3,
  };
  show(coach);
  const dates = await screen.findByText("Dates");
  expect(dates.nextSibling?.textContent).toBe("Mon 14 Dec 2026, 09:00 to 16 Dec 2026, 3 days");
  expect(screen.queryByText("Return")).toBeNull();
  expect(screen.queryByText("Pickup")).toBeNull();
});

test("by card the browser is sent to the gateway with the signed form", async () => {
  const submitted: HTMLFormElement[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    submitted.push(this);
  });
  const form = { action: "https://gateway.example/eng/process", fields: [{ name: "amount", value: "1299.00" }] };
  const calls = show({}, { "start-payment": { payment: attempt, form } });
  fireEvent.click(await screen.findByRole("button", { name: /^Pay R/ }));
  await waitFor(() => expect(submitted).toHaveLength(1));
  expect(submitted[0]?.action).toBe(form.action);
  expect(new FormData(submitted[0]).get("amount")).toBe("1299.00");
  const started = calls.find(({ name }) => name === "start-payment");
  expect(started?.input).toMatchObject({ method: "online", pays_all: false, expected_cents: 129_900 });
});

test("amber: we confirm first, by the promised time, and nothing can be paid", async () => {
  show({ state: "requested", phase: "waiting", light: "amber", answer_due_at: soon(15), hold_until: null, ways: [] });
  expect(await screen.findByText("We confirm first, then you pay")).toBeTruthy();
  expect(screen.getByRole("timer")).toBeTruthy();
  expect(screen.getByText("Estimate")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /pay/i })).toBeNull();
});

test("expired: it can be rebooked", async () => {
  const calls = show(
    { state: "expired", phase: "late", ways: [] },
    { "rebook-booking": { booking_reference: reference, hold_until: soon(30) } },
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Rebook/ }));
  await waitFor(() => expect(calls.filter(({ name }) => name === "payment-choice").length).toBeGreaterThan(1));
  expect(calls.find(({ name }) => name === "rebook-booking")?.input).toEqual({ reference, code: "ABCD2345" });
});

test("paid: it is confirmed, and the booking is one click away", async () => {
  show({ state: "confirmed", phase: "settled", paid_cents: 129_900, balance_cents: 0, due_cents: 0, ways: [] });
  expect(await screen.findByText("Thandi, your booking is confirmed")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View your booking" }).getAttribute("href")).toBe(
    `/confirm-booking/${reference}`,
  );
});

test("more expensive after a change: the balance", async () => {
  show({
    state: "confirmed",
    total_cents: 150_000,
    paid_cents: 129_900,
    due_cents: 20_100,
    balance_cents: 20_100,
    hold_until: null,
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Pay the balance of R201" })).toBeTruthy();
  expect(screen.getByText("Amount due")).toBeTruthy();
});

test("a deposit: pay that, or everything", async () => {
  show({ due_cents: 30_000 });
  expect(await screen.findByRole("button", { name: /^Pay R300 now/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /Everything/ }));
  expect(screen.getByRole("button", { name: /^Pay R1\u00a0299 now/ })).toBeTruthy();
});

test("by transfer: our bank account, the reference, and the proof", async () => {
  show({ attempt: { ...attempt, method: "transfer", expires_at: soon(1400) } });
  expect(await screen.findByRole("heading", { level: 1, name: "Pay by bank transfer" })).toBeTruthy();
  expect(screen.getByText("CTS7K3M9Q-4")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Send proof/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Pay another way" }));
  expect(screen.getByRole("radio", { name: /Card or instant EFT/ })).toBeTruthy();
});

test("a rejected proof says why", async () => {
  show({ attempt: { ...attempt, method: "transfer", stage: "proof_rejected", reason: "The amount is another." } });
  expect((await screen.findByRole("alert")).textContent).toContain("The amount is another.");
});

test("while a payment is in progress, no one can pay twice", async () => {
  show({ attempt: { ...attempt, stage: "processing" }, busy_with: "being_processed" });
  expect(await screen.findByText("Waiting for your bank")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Pay R/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /voucher/ })).toBeNull();
});

test("while someone pays their share, the page says so and asks for no payment", async () => {
  show({ split: "open", busy_with: "share_being_paid" });
  expect(await screen.findByText(/Someone is paying their share/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Pay R/ })).toBeNull();
});

test("without a code the page asks for it", async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () =>
    Response.json({ success: false, error: "not_found", message: "No" }, { status: 404 }),
  );
  renderPage(
    <PaymentSelectionScreen company={sampleCompany} asksForKey={asksForKey} />,
    `/payment-selection?booking=${reference}`,
  );
  expect(await screen.findByLabelText(/Access code/)).toBeTruthy();
  expect(screen.getByLabelText(/Booking reference/)).toHaveProperty("value", reference);
});

test.each([
  ["1299", 129_900],
  ["R1 299.50", 129_950],
  ["1 299,50", 129_950],
  ["twelve", Number.NaN],
  ["1.234", Number.NaN],
])("%s is read as %s cents", (text, cents) => {
  expect(centsTyped(text)).toBe(cents);
});

test("a test booking says so, and cannot be paid", async () => {
  show({ phase: "trial", ways: [] });
  expect(await screen.findByRole("heading", { level: 1, name: "Test booking" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
});

test("the fee of a late cancellation is called a fee", async () => {
  show({
    state: "cancelled",
    is_fee: true,
    total_cents: 17_500,
    due_cents: 17_500,
    balance_cents: 17_500,
    hold_until: null,
    ways: [{ method: "online", obstacle: null }],
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Pay the cancellation fee of R175" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Pay R175 now/ })).toBeTruthy();
  expect(screen.queryByText(/Cancelling is free/)).toBeNull();
});

test.each([
  [
    "the stand-in",
    "http://127.0.0.1:3000/sandbox/payfast/eng/process",
    "http://localhost:3000/sandbox/payfast/eng/process",
  ],
  ["PayFast", "https://www.payfast.co.za/eng/process", "https://www.payfast.co.za/eng/process"],
])("the form is sent to %s on the host name the browser uses", (_who, action, target) => {
  expect(targetOf(action, "http://localhost:3000")).toBe(target);
});
