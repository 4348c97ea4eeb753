// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { eventually } from "#testing/eventually.ts";
import type { ListedRefund } from "../contract.ts";
import { RefundsTab } from "./refunds-tab.tsx";

vi.mock("#design/overlay/toast.tsx", () => import("#testing/kept-toasts.ts"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refund: ListedRefund = {
  id: "0199b1a0-0000-7000-8000-000000000001",
  state: "requested",
  version: 2,
  of: "booking",
  reference: "CTS-7K3M9Q",
  customer_name: "Thandi Mokoena",
  amount_cents: 35_000,
  fee_cents: 0,
  reason_code: "OTHER",
  note: "late driver",
  hours_before: null,
  document_id: null,
  method: "online",
  account_ending: null,
  approved_by: null,
  needs_second_person: false,
  against_approval: null,
  created_at: "2026-11-15T07:00:00.000Z",
  updated_at: "2026-11-15T07:00:00.000Z",
};
const draw = (refunds: readonly ListedRefund[], more: Parameters<typeof drawSignedIn>[1] = {}) =>
  drawSignedIn(<RefundsTab />, { "refunds-for-review": () => ({ refunds, next: null }), ...more });
const dialog = () => within(screen.getByRole("dialog"));

test("a refund is listed with its booking, amount and reason, and is approved", async () => {
  const { sent } = draw([refund], { "approve-refund": () => ({ id: refund.id, state: "approved", version: 3 }) });
  expect(await screen.findByRole("link", { name: "CTS-7K3M9Q" })).toBeTruthy();
  for (const text of [/Thandi Mokoena/, /R350/, /late driver/])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole("button", { name: "Approve" }));
  fireEvent.click(dialog().getByRole("button", { name: /Approve refund/ }));
  await eventually(() =>
    expect(sent.find(({ name }) => name === "approve-refund")?.body).toEqual({ id: refund.id, version: 2, note: "" }),
  );
});

test("a refund is not rejected without a reason", async () => {
  const { sent } = draw([refund], { "reject-refund": () => ({ id: refund.id, state: "rejected", version: 3 }) });
  fireEvent.click(await screen.findByRole("button", { name: "Reject" }));
  fireEvent.click(dialog().getByRole("button", { name: "Reject refund" }));
  expect(await dialog().findByText("Enter the reason")).toBeTruthy();
  expect(sent.filter(({ name }) => name === "reject-refund")).toEqual([]);
});

test("a refusal is shown, and the refund stays", async () => {
  const message = "A second person must agree.";
  draw([refund], { "approve-refund": () => refusal(409, "needs_second_person", message) });
  fireEvent.click(await screen.findByRole("button", { name: "Approve" }));
  fireEvent.click(dialog().getByRole("button", { name: /Approve refund/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole("link", { name: "CTS-7K3M9Q" })).toBeTruthy();
});

test("each state offers its own actions", async () => {
  const id = (nth: number) => `0199b1a0-0000-7000-8000-00000000000${nth}`;
  draw([
    { ...refund, id: id(1), state: "manual_transfer" },
    { ...refund, id: id(2), state: "succeeded" },
  ]);
  expect(await screen.findByRole("button", { name: "Pay by transfer" })).toBeTruthy();
  expect(screen.getByText("Waiting for bank details")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
});

test("an empty list and a failed load are shown", async () => {
  draw([]);
  expect(await screen.findByText("No refunds")).toBeTruthy();
  cleanup();
  drawSignedIn(<RefundsTab />, { "refunds-for-review": () => refusal(500, "broken", "Something broke.") });
  expect(await screen.findByText("Something broke.")).toBeTruthy();
});
