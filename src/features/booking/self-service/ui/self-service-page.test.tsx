// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { aSelfBooking } from "#testing/builders/booking/a-booking-line.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { SelfServicePage } from "./self-service-page.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a quote appears on the open page without a reload, before all else, and a yes leads to paying", async () => {
  let state: "requested" | "quoted" = "requested";
  const { sent, router } = drawSignedIn(
    <SelfServicePage
      reference="CTS-7K3M9Q"
      company={sampleCompany}
      quoteOffer={({ onAccepted }) => (
        <button type="button" onClick={onAccepted}>
          Accept and pay
        </button>
      )}
    />,
    { "read-my-booking": () => aSelfBooking({ state, total_cents: null, answer_due_at: null }) },
  );
  expect(await screen.findByText("We’ll send you the price with our answer.")).toBeTruthy();
  state = "quoted";
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  const offer = await screen.findByRole("button", { name: "Accept and pay" });
  const actions = screen.getByRole("heading", { name: "Manage booking" });
  expect(offer.compareDocumentPosition(actions) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText("The price is in your quote.")).toBeTruthy();

  const reads = sent.length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(sent.length).toBe(reads);
  fireEvent.click(offer);
  await waitFor(() => expect(router.state.location.pathname).toBe("/payment-selection"));
});

test("the invoice appears on the open page a moment after the payment", async () => {
  const invoice = {
    number: "INV-2026-00001",
    kind: "invoice" as const,
    is_supplement: false,
    is_monthly: false,
    total_cents: 259_800,
    issued_at: "2026-11-20T08:00:00.000Z",
  };
  let booking = aSelfBooking({ invoices: [], awaits_invoice: true });
  const { sent } = drawSignedIn(<SelfServicePage reference="CTS-7K3M9Q" company={sampleCompany} />, {
    "read-my-booking": () => booking,
  });
  await screen.findByRole("heading", { name: "Manage booking" });
  expect(screen.queryByRole("button", { name: /Invoice/ })).toBeNull();
  booking = aSelfBooking({ invoices: [invoice], awaits_invoice: false });
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  expect(await screen.findByRole("button", { name: /Invoice/ })).toBeTruthy();
  const reads = sent.length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(sent.length).toBe(reads);
});

test("the form for a refund's bank details appears once the refund of a cancelled booking is worked out", async () => {
  const refund = {
    amount_cents: 35_000,
    state: "manual_transfer" as const,
    at: "2026-11-15T08:00:00.000Z",
    is_paid_twice: false,
    is_resale: false,
  };
  const cancelled = aSelfBooking({ state: "cancelled", total_cents: 35_000, paid_cents: 35_000, refunds: [] });
  const owed = { ...cancelled, payment: { ...cancelled.payment, fee_cents: 0, refunded_cents: 0 } };
  let booking = owed;
  drawSignedIn(
    <SelfServicePage reference="CTS-7K3M9Q" company={sampleCompany} refundDetails={() => <p>Your bank details</p>} />,
    { "read-my-booking": () => booking },
  );
  expect(await screen.findByRole("heading", { name: "Manage booking" })).toBeTruthy();
  expect(screen.queryByText("Your bank details")).toBeNull();
  booking = { ...owed, refunds: [refund] };
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  expect(await screen.findByText("Your bank details")).toBeTruthy();
});

test("asking to confirm an email address names no way to pay, as any of them may be switched off", async () => {
  window.history.replaceState(null, "", "/confirm-booking/CTS-7K3M9Q?contact=key");
  drawSignedIn(<SelfServicePage reference="CTS-7K3M9Q" company={sampleCompany} />, {
    "read-my-booking": () => aSelfBooking({ state: "awaiting_payment" }),
  });
  const result = await screen.findByText(/hold your vehicle for longer/);
  expect(result.closest("section, div")?.textContent).not.toMatch(/bank transfer|EFT|cash|card/i);
});

test.each(["cancelled", "expired", "declined", "closed"] as const)(
  "a booking that is %s asks for nothing on its page",
  async (state) => {
    const booking = aSelfBooking({ state, total_cents: 35_000, paid_cents: 0 });
    const nothing = { due_cents: 0, fee_cents: 0, refunded_cents: 0 };
    drawSignedIn(<SelfServicePage reference="CTS-7K3M9Q" company={sampleCompany} />, {
      "read-my-booking": () => ({
        ...booking,
        payment: { ...booking.payment, ...nothing },
        may: { ...booking.may, pay: false },
      }),
    });
    await screen.findByRole("heading", { name: "Manage booking" });
    const offered = [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")];
    expect(offered.map(({ textContent }) => textContent).filter((name) => /\bpay\b/i.test(name ?? ""))).toEqual([]);
    expect(document.body.textContent).not.toMatch(/amount due|still to be paid|still due|You pay R/i);
  },
);
