// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { ProviderEarningsBoard } from "./provider-earnings-board.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = {
  id: "i1",
  kind: "trip",
  earned_on: "2026-10-03",
  driver: "Jan Botha",
  reference: "CTS-AAAAAA",
  text: "Agreed",
  amount_cents: 70_000,
  state: "open",
  invoice: null,
};
const invoice = {
  id: "v1",
  number: "TB-16",
  issued_on: "2026-10-02",
  from: "2026-09-01",
  until: "2026-09-30",
  trips: 2,
  amount_cents: 125_000,
  agreed_cents: 120_000,
};
const sums = { open_cents: 70_000, paid_this_year_cents: 0, uninvoiced_trips: 1, uninvoiced_cents: 70_000 };

test("a provider sees earnings and invoices, and sends an invoice", async () => {
  const calls = answerCalls({
    "provider-earnings": { ...sums, items: [item], invoices: [invoice], statements: [] },
    "send-provider-invoice": { id: "v2", trips: 1, agreed_cents: 70_000 },
  });
  renderPage(<ProviderEarningsBoard />);
  expect(await screen.findByText("R50 more than agreed")).toBeTruthy();
  expect(screen.getByText(/not invoiced yet$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send invoice" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox", { name: /Invoice number/ }), { target: { value: "TB-17" } });
  fireEvent.change(dialog.getByRole("textbox", { name: /Amount/ }), { target: { value: "700" } });
  fireEvent.click(dialog.getByRole("button", { name: "Send invoice" }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "send-provider-invoice")?.input).toMatchObject({
      number: "TB-17",
      amount_cents: 70_000,
    }),
  );
});

test("without earnings there is nothing to invoice", async () => {
  answerCalls({
    "provider-earnings": {
      ...sums,
      uninvoiced_trips: 0,
      uninvoiced_cents: 0,
      open_cents: 0,
      items: [],
      invoices: [],
      statements: [],
    },
  });
  renderPage(<ProviderEarningsBoard />);
  expect(await screen.findByText("No earnings yet")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send invoice" })).toBeNull();
});
