// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { ShownPayRun } from "../contract.ts";
import { PayRunsTab } from "./pay-runs-tab.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const run = (changes: Partial<ShownPayRun> = {}): ShownPayRun => ({
  id: "0190f000-0000-7000-8000-000000000001",
  version: 1,
  state: "draft",
  from: "2026-10-01",
  until: "2026-10-31",
  total_cents: 1_500_000,
  statements: 1,
  drafted_by: "Naledi Jacobs",
  drafted_at: "2026-11-02T08:00:00.000Z",
  approved_by: null,
  paid_by: null,
  paid_on: null,
  payment_note: "",
  uninvoiced_providers: 0,
  may_approve: true,
  ...changes,
});
const statement = {
  id: "s",
  name: "Sipho Ndlovu",
  is_provider: false,
  earned_cents: 1_600_000,
  set_off_cents: -100_000,
  amount_cents: 1_500_000,
  uninvoiced: { trips: 0, cents: 0 },
  items: [
    {
      id: "i",
      kind: "trip",
      earned_on: "2026-10-20",
      reference: "CTS-7K3M9Q",
      driver: "Sipho Ndlovu",
      lines: [{ text: "Per trip", amount_cents: 1_600_000 }],
      amount_cents: 1_600_000,
    },
  ],
};
const show = (shown: ShownPayRun, changes: object = {}) => {
  const calls = answerCalls({
    "pay-runs": { runs: [shown], next: null },
    "read-pay-run": { run: shown, is_cash_changed: false, statements: [{ ...statement, ...changes }] },
    "approve-pay-run": { version: 2, state: "approved" },
  });
  renderPage(<PayRunsTab rule={<p>The default rule</p>} />, "/admin/drivers?tab=pay");
  return calls;
};

test("a draft is opened, its statements show earnings and deductions, and it is approved", async () => {
  const calls = show(run());
  fireEvent.click(await screen.findByRole("button", { name: /^Open pay run/ }));
  await screen.findByText(/^Earned R16.000, deducted R1.000$/);
  expect(screen.queryByText("The default rule")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Approve run" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain(" on 1 statement can then be paid.");
  fireEvent.click(screen.getAllByRole("button", { name: "Approve run" }).at(-1) as HTMLElement);
  await eventually(() => expect(calls.some(({ name }) => name === "approve-pay-run")).toBe(true));
});

test.each([
  [run({ may_approve: false }), "You drafted it, so someone else has to approve it.", undefined],
  [
    run({ state: "approved", may_approve: false, approved_by: "Pieter Botha" }),
    "Approved by Pieter Botha",
    "Mark as paid",
  ],
])("the actions follow the status: %#", async (shown, text, button) => {
  show(shown);
  fireEvent.click(await screen.findByRole("button", { name: /^Open pay run/ }));
  await screen.findByText(text, { exact: false });
  expect(screen.queryByRole("button", { name: "Approve run" })).toBeNull();
  if (button) screen.getByRole("button", { name: button });
});

test("without runs the list says what will fill it", async () => {
  answerCalls({ "pay-runs": { runs: [], next: null } });
  renderPage(<PayRunsTab rule={<p>The default rule</p>} />, "/admin/drivers?tab=pay");
  await screen.findByText("No pay runs yet");
  screen.getByText("The default rule");
});

test("a provider that has not invoiced is marked on the statement and before approval", async () => {
  show(run({ uninvoiced_providers: 1 }), { is_provider: true, uninvoiced: { trips: 2, cents: 140_000 } });
  fireEvent.click(await screen.findByRole("button", { name: /^Open pay run/ }));
  expect((await screen.findByText("Not invoiced yet")).closest("div")?.parentElement?.textContent).toMatch(
    /hasn’t invoiced 2 trips \(R1.400\)/,
  );
  fireEvent.click(screen.getByRole("button", { name: "Approve run" }));
  expect(await screen.findByText("1 provider hasn’t invoiced everything")).toBeTruthy();
});
