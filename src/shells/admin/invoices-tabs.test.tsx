// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OpenedInvoice } from "#features/invoices/desk/contract.ts";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { InvoicesTabs } from "./invoices-tabs.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = "018f0000-0000-7000-8000-000000000001";
const at = "2026-11-15T08:00:00.000Z";
const anInvoice = (changes: Partial<OpenedInvoice> = {}): OpenedInvoice => ({
  id,
  version: 3,
  number: "INV-2026-00007",
  kind: "tax_invoice",
  state: "overdue",
  due_on: "2026-11-10",
  buyer_name: "Blue Crane",
  buyer_email: "accounts@example.com",
  booking_reference: null,
  sent_at: at,
  total_cents: 580_000,
  vat_cents: 30_261,
  paid_cents: 0,
  credited_cents: 0,
  open_cents: 580_000,
  issued_at: at,
  seller: { vatNumber: "4000000000" },
  buyer: {},
  note: "",
  is_supplement: false,
  vat_rate: 0.15,
  missing: ["buyer_address"],
  is_chased: true,
  promised_on: null,
  refundable_cents: 0,
  refund_at_most_cents: 0,
  credits_number: null,
  month: null,
  credit_notes: [],
  pay_url: "https://example.com/pay-invoice?i=abc",
  pay_reference: "INV202600007-T",
  difference: null,
  lines: [],
  payments: [],
  moves: [],
  possible_states: ["dunning_1", "paid", "credited", "written_off"],
  against_write_off: null,
  ...changes,
});
const books = {
  "list-invoices": () => ({ invoices: [anInvoice()], next: null }),
  "invoice-figures": () => ({ ageing: [{ band: "days_1_30", invoices: 1, open_cents: 580_000 }], drafts: 0 }),
  "read-invoice": () => anInvoice(),
};
const opened = `/admin/invoices?invoice=${id}`;
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("an opened document", () => {
  test("says what the law asks for and it lacks, and is made out again with it", async () => {
    const { sent } = drawSignedIn(
      <InvoicesTabs />,
      { ...books, "reissue-invoice": () => ({ id, version: 1, state: "issued", number: "INV-2026-00008" }) },
      opened,
    );
    expect(await screen.findByText("This tax invoice lacks the customer’s address")).toBeTruthy();
    press("Reissue");
    fill(/^Address/, "12 Loop Street, Cape Town");
    fill(/^Reason/, "Address was missing");
    press("Reissue invoice");
    await waitFor(() =>
      expect(sent.find(({ name }) => name === "reissue-invoice")?.body).toMatchObject({
        id,
        version: 3,
        name: "Blue Crane",
        address: "12 Loop Street, Cape Town",
        reason: "Address was missing",
      }),
    );
  });

  test("of a month that was overpaid is refunded, with the amount and the reason", async () => {
    const overpaid = { state: "paid", month: "2026-10", paid_cents: 630_000, open_cents: 0 } as const;
    const { sent } = drawSignedIn(
      <InvoicesTabs />,
      {
        ...books,
        "read-invoice": () =>
          anInvoice({ ...overpaid, missing: [], refundable_cents: 50_000, refund_at_most_cents: 50_000 }),
        "refund-invoice": () => ({ id, version: 4, state: "paid", number: "INV-2026-00007" }),
      },
      opened,
    );
    expect(await screen.findByText("October 2026")).toBeTruthy();
    press("Refund");
    expect(await screen.findByText(/it goes towards the company’s next monthly invoice/)).toBeTruthy();
    fill(/^Reason/, "They closed the account");
    press("Record refund");
    await waitFor(() =>
      expect(sent.find(({ name }) => name === "refund-invoice")?.body).toMatchObject({
        id,
        version: 3,
        amount_cents: 50_000,
        reason: "They closed the account",
      }),
    );
  });

  test("is not reminded of until the day that was promised", async () => {
    const { sent } = drawSignedIn(
      <InvoicesTabs />,
      {
        ...books,
        "read-invoice": () => anInvoice({ promised_on: "2099-01-31", missing: [] }),
        "set-invoice-chase": () => ({ id, version: 4, state: "overdue", number: "INV-2026-00007" }),
      },
      opened,
    );
    expect(await screen.findByText(/promised by 31 Jan 2099\. We won’t send reminders until then/)).toBeTruthy();
    press("Reminders");
    fireEvent.click(await screen.findByRole("checkbox", { name: /Send reminders/ }));
    fill(/^Reason/, "They dispute it");
    press("Save");
    await waitFor(() =>
      expect(sent.find(({ name }) => name === "set-invoice-chase")?.body).toMatchObject({
        version: 3,
        is_chased: false,
        promised_on: "2099-01-31",
        reason: "They dispute it",
      }),
    );
  });

  test("that someone else has changed is read again, and the next try knows of it", async () => {
    let version = 3;
    const { sent } = drawSignedIn(
      <InvoicesTabs />,
      {
        ...books,
        "read-invoice": () => anInvoice({ version }),
        "write-off-invoice": ({ version: seen }) => {
          if (seen === 4) return { id, version: 5, state: "written_off", number: "INV-2026-00007" };
          version = 4;
          return refusal(409, "changed_meanwhile", "Somebody else has changed this invoice.");
        },
      },
      opened,
    );
    await screen.findByText("Blue Crane", { selector: "strong" });
    press("Write off");
    const dialog = within(await screen.findByRole("dialog", { name: /Write off/ }));
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Gone" } });
    fireEvent.click(dialog.getByRole("button", { name: "Write off" }));
    expect(await dialog.findByText("Somebody else has changed this invoice.")).toBeTruthy();
    expect(await dialog.findByText(/latest version/)).toBeTruthy();
    expect(sent.filter(({ name }) => name === "read-invoice")).toHaveLength(2);
    fireEvent.click(dialog.getByRole("button", { name: "Write off" }));
    await waitFor(() =>
      expect(sent.filter(({ name }) => name === "write-off-invoice").at(-1)?.body).toMatchObject({
        version: 4,
        reason: "Gone",
      }),
    );
  });
});

test("driven bookings get their invoices together, and each row says which", async () => {
  const row = {
    customer: "Thandi Mokoena",
    organisation: null,
    service_type: "airport_transfer",
    service_name: "Airport Transfer",
    paid_cents: 0,
  };
  const bookings = [
    { ...row, id, reference: "CTS-AAAAA1", driven_on: "2026-10-20", total_cents: 90_000, days_left: -5 },
    { ...row, id: `${id.slice(0, -1)}2`, reference: "CTS-AAAAA2", driven_on: at, total_cents: 5000, days_left: 1 },
  ].map((one) => ({ ...one, draft_id: null }));
  const { sent } = drawSignedIn(
    <InvoicesTabs />,
    {
      "unbilled-bookings": () => ({ bookings, next: null }),
      "issue-invoices": () => ({
        results: bookings.map(({ id: booking_id, reference }, place) => ({
          booking_id,
          reference,
          is_done: place === 0,
          message: place === 0 ? "" : "It already has an invoice.",
          invoice: place === 0 ? { id, number: "INV-2026-00009", total_cents: 90_000 } : null,
        })),
      }),
    },
    "/admin/invoices?tab=unbilled",
  );
  expect(await screen.findByText("5 days late")).toBeTruthy();
  expect(screen.getByText("1 day left")).toBeTruthy();
  for (const reference of ["CTS-AAAAA1", "CTS-AAAAA2"])
    fireEvent.click(screen.getByRole("checkbox", { name: new RegExp(reference) }));
  press("Issue invoices");
  press("Issue 2 invoices");
  expect(await screen.findByRole("heading", { name: "1 of 2 issued" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "INV-2026-00009" })).toBeTruthy();
  expect(screen.getByText("It already has an invoice.")).toBeTruthy();
  expect(sent.find(({ name }) => name === "issue-invoices")?.body).toEqual({ bookings: bookings.map((one) => one.id) });
});

test("a month that is over is locked; a locked one is opened with a reason", async () => {
  const month = { invoices: 2, credit_notes: 1, invoiced_cents: 1, credited_cents: 1, vat_cents: 0, can_lock: false };
  const { sent } = drawSignedIn(
    <InvoicesTabs />,
    {
      "invoice-months": () => ({
        months: [
          { ...month, month: "2026-10", locked_at: null, locked_by: null, can_lock: true },
          { ...month, month: "2026-09", locked_at: at, locked_by: "Naledi" },
        ],
      }),
      "open-in-month": () => ({ open: [{ matter: "bank_lines", count: 3, cents: 45_000 }] }),
      "lock-month": () => ({ month: "2026-10" }),
      "unlock-month": () => ({ month: "2026-09" }),
    },
    "/admin/invoices?tab=months",
  );
  fireEvent.click(await screen.findByRole("button", { name: "Lock October 2026" }));
  expect(await screen.findByText("Still open in this month")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Bank lines to match: 3" })).toBeTruthy();
  expect(sent.find(({ name }) => name === "open-in-month")?.body).toEqual({ month: "2026-10" });
  press("Lock month");
  await waitFor(() => expect(sent.find(({ name }) => name === "lock-month")?.body).toEqual({ month: "2026-10" }));
  expect(screen.getByText(/by Naledi/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  press("Unlock September 2026");
  press("Unlock month");
  expect(await screen.findByText("Enter the reason")).toBeTruthy();
  fill(/^Reason/, "A late bill");
  press("Unlock month");
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "unlock-month")?.body).toMatchObject({ reason: "A late bill" }),
  );
});

test("an account opens its statement, which can be sent", async () => {
  const account = { key: "customer:a@example.com", name: "Blue Crane", email: "a@example.com" };
  const { sent, router } = drawSignedIn(
    <InvoicesTabs />,
    {
      "invoice-accounts": () => ({
        accounts: [
          { ...account, is_organisation: false, invoices: 1, open_cents: 5, late_cents: 5, last_issued_at: at },
        ],
      }),
      "account-statement": ({ from, until }) => ({
        account: { ...account, address: "" },
        from,
        until,
        opening_cents: 10_000,
        invoiced_cents: 50_000,
        credited_cents: 0,
        paid_cents: -20_000,
        closing_cents: 40_000,
        rows: [],
        ageing: [],
      }),
      "send-account-statement": () => ({ email: "a@example.com" }),
    },
    "/admin/invoices?tab=accounts&from=2026-10-01&until=2026-10-31",
  );
  fireEvent.click(await screen.findByText("Blue Crane"));
  expect(await screen.findByText("Amount due")).toBeTruthy();
  expect(router.state.location.search).toContain("account=customer");
  press("Send by email to a@example.com");
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "send-account-statement")?.body).toEqual({
      account: account.key,
      from: "2026-10-01",
      until: "2026-10-31",
    }),
  );
});
