// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { PayInvoiceScreen } from "../invoice-checkout/ui/pay-invoice-screen.tsx";
import { PayShareScreen } from "../shares/ui/pay-share-screen.tsx";
import { VoucherScreen } from "../vouchers/ui/voucher-screen.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bank = {
  bank: "",
  account_name: "",
  account_number: "",
  branch_code: "",
  account_type: "",
  swift: "",
  reference: "",
};
const pages: readonly [string, ReactNode, string, string, object][] = [
  [
    "a voucher",
    <VoucherScreen key="voucher" />,
    "/voucher?v=token&back=1",
    "read-voucher",
    {
      number: "GV-1",
      state: "unpaid",
      code: null,
      amount_cents: 50_000,
      left_cents: 0,
      recipient_name: "Naledi",
      message: "",
      expires_on: null,
    },
  ],
  [
    "a share",
    <PayShareScreen key="share" />,
    "/pay-share?s=token&back=1",
    "share-to-pay",
    {
      reference: "CTS-7K3M9Q",
      booker_name: "Thandi",
      name: "Sipho",
      is_booker: false,
      service_type: "airport_transfer",
      pickup_at: "2030-11-28T07:00:00.000Z",
      passengers: 2,
      state: "paying",
      amount_cents: 50_000,
      total_cents: 100_000,
      pay_until: "2030-11-27T07:00:00.000Z",
    },
  ],
  [
    "an invoice",
    <PayInvoiceScreen key="invoice" />,
    "/pay-invoice?i=token&back=1",
    "invoice-to-pay",
    {
      number: "INV-2026-00001",
      kind: "invoice",
      phase: "due",
      buyer_name: "Acme",
      issued_at: "2026-11-01T07:00:00.000Z",
      due_on: "2030-11-30",
      lines: [],
      total_cents: 50_000,
      vat_cents: 0,
      credited_cents: 0,
      paid_cents: 0,
      due_cents: 50_000,
      bank,
    },
  ],
];

const attempt = (stage: string) => ({ stage, amount_cents: 50_000 });

test.each(pages)(
  "%s that was paid waits for a late notification, and does not ask to pay again",
  async (_what, page, address, call, read) => {
    answerCalls({ [call]: { ...read, gateway: "live", attempt: attempt("open"), paid_twice_cents: 0 } });
    renderPage(page, address);
    expect(await screen.findByRole("heading", { level: 1, name: "Waiting for your bank" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Pay / })).toBeNull();
  },
);

test.each(pages)("%s that failed can be paid again", async (_what, page, address, call, read) => {
  answerCalls({ [call]: { ...read, gateway: "live", attempt: attempt("failed"), paid_twice_cents: 0 } });
  renderPage(page, address);
  expect(await screen.findByRole("button", { name: /^Pay / })).toBeTruthy();
});

test.each(pages)("%s paid in two tabs: the page learns of the other tab, and shows the refund", async (...input) => {
  const [what, page, address, call, read] = input;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const paid = {
    ...read,
    state: what === "a voucher" ? "active" : "paid",
    phase: "paid",
    attempt: attempt("received"),
  };
  let paid_twice_cents = 0;
  answerCalls({ [call]: () => ({ ...paid, gateway: "live", paid_twice_cents }) });
  renderPage(page, address);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByText("You paid twice")).toBeNull();
  paid_twice_cents = 50_000;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText("You paid twice")).toBeTruthy();
  expect(document.body.textContent).toMatch(/was already paid\. We’ll refund R500 the way you paid/);
  vi.useRealTimers();
});

test("the recipient of a voucher does not see that its buyer paid twice", async () => {
  const [voucher] = pages;
  answerCalls({
    "read-voucher": { ...voucher?.[4], state: "active", gateway: "live", attempt: null, paid_twice_cents: 50_000 },
  });
  renderPage(<VoucherScreen />, "/voucher?v=token");
  expect(await screen.findByRole("heading", { level: 1, name: "Ready to travel" })).toBeTruthy();
  expect(screen.queryByText("You paid twice")).toBeNull();
});
