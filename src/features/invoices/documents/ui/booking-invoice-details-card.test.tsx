// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { BookingInvoiceDetailsCard } from "./booking-invoice-details-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opening = { reference: "CTS-7K3M9Q", code: "7K3M9QAB" };
const details = {
  name: "Thandi Mokoena",
  address: "",
  vat_number: "",
  is_given: false,
  is_settled: false,
  number: null,
};
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });

test("shows the buyer on the invoice, and can change it", async () => {
  const { sent } = drawSignedIn(<BookingInvoiceDetailsCard {...opening} />, {
    "invoice-details": () => details,
    "save-invoice-details": () => ({ reissued: "INV-2026-00012" }),
  });
  fireEvent.click(await screen.findByText(/Invoice to/));
  expect(screen.getByText("Thandi Mokoena")).toBeTruthy();
  fill(/^Name or company/, "Blue Crane (Pty) Ltd");
  fill(/^Address/, "12 Loop Street, Cape Town, 8001");
  fireEvent.click(screen.getByRole("button", { name: /Save invoice details/ }));
  expect(await screen.findByText(/reissued your invoice as INV-2026-00012/)).toBeTruthy();
  expect(screen.getByText("Blue Crane (Pty) Ltd", { selector: "strong" })).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({
    ...opening,
    name: "Blue Crane (Pty) Ltd",
    address: "12 Loop Street, Cape Town, 8001",
    vat_number: "",
  });
});

test("a complete invoice is shown, and only our team can change it", async () => {
  drawSignedIn(<BookingInvoiceDetailsCard {...opening} />, {
    "invoice-details": () => ({ ...details, address: "12 Loop Street", is_settled: true, number: "INV-2026-00012" }),
  });
  expect(await screen.findByText("INV-2026-00012: 12 Loop Street")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByText(/, change/)).toBeNull();
});

test("a company’s guest sees nothing of the company's documents", async () => {
  const { sent } = drawSignedIn(<BookingInvoiceDetailsCard {...opening} />, {
    "invoice-details": () => refusal(409, "not_found", "There is no such document."),
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText(/Invoice/)).toBeNull();
});
