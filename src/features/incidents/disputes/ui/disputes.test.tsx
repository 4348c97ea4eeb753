// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { ListedDispute, OwnDispute } from "../contract.ts";
import { DisputesTable } from "./disputes-table.tsx";
import { TripDisputes } from "./trip-disputes.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tripId = "018f0000-0000-7000-8000-000000000001";
const at = "2026-11-20T08:00:00.000Z";
const own: OwnDispute = {
  id: "018f0000-0000-7000-8000-000000000002",
  kind: "late_arrival",
  state: "open",
  pickup_at: at,
  text: "The N2 was closed.",
  answer: "",
  disputed_at: at,
};
const listed: ListedDispute = {
  ...own,
  version: 3,
  by: "Sipho Ndlovu",
  is_driver: true,
  reference: "CTS-7K3M9Q",
  driver: "Sipho Ndlovu",
  trip: { id: tripId, from: "Airport", to: "Sea Point" },
  decided_by: null,
  decided_at: null,
};

test("a driver disputes a refused no-show, and cannot dispute the same late arrival twice", async () => {
  const calls = answerCalls({
    "my-trip-disputes": { disputes: [own], possible: ["no_show_refused"] },
    "dispute-trip": { id: own.id },
  });
  renderPage(<TripDisputes tripId={tripId} />);
  fireEvent.click(await screen.findByRole("button", { name: "Dispute refused no-show" }));
  screen.getByText(/The N2 was closed/);
  expect(screen.queryByRole("button", { name: "Dispute late arrival" })).toBeNull();
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  fireEvent.change(dialog.getByLabelText(/What happened/), { target: { value: "I waited 40 minutes." } });
  fireEvent.click(dialog.getByRole("button", { name: "Dispute refused no-show", hidden: true }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "dispute-trip",
      input: { trip_id: tripId, kind: "no_show_refused", text: "I waited 40 minutes." },
    }),
  );
});

test("a trip without anything to dispute shows nothing", async () => {
  const calls = answerCalls({ "my-trip-disputes": { disputes: [], possible: [] } });
  const { container } = renderPage(<TripDisputes tripId={tripId} />);
  await eventually(() => expect(calls).toHaveLength(1));
  expect(container.textContent).toBe("");
});

test("our team answers a driver’s dispute once, next to the evidence, and sees the consequences", async () => {
  const calls = answerCalls({
    "list-disputes": { disputes: [listed], next: null },
    "answer-dispute": { version: 4 },
    "count-incidents": { open: 0 },
  });
  renderPage(<DisputesTable />);
  await screen.findByText("“The N2 was closed.”");
  screen.getByRole("button", { name: "Evidence (PDF)" });
  fireEvent.click(screen.getByRole("button", { name: "Answer dispute" }));
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  dialog.getByText(/the arrival no longer counts towards the driver’s score/);
  fireEvent.change(dialog.getByLabelText(/Decision/), { target: { value: "upheld" } });
  fireEvent.change(dialog.getByLabelText(/^Answer/), { target: { value: "The closure is in the news." } });
  fireEvent.click(dialog.getByRole("button", { name: "Answer dispute", hidden: true }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "answer-dispute",
      input: { dispute_id: own.id, version: 3, decision: "upheld", answer: "The closure is in the news." },
    }),
  );
});

test("an answered dispute can’t be answered again, and shows who answered", async () => {
  const decided = { decided_by: "Naledi", decided_at: at, answer: "The record is right.", state: "dismissed" } as const;
  answerCalls({ "list-disputes": { disputes: [{ ...listed, ...decided }], next: null } });
  renderPage(<DisputesTable />);
  await screen.findByText(/Answer: The record is right/);
  screen.getByText(/^Naledi, /);
  expect(screen.queryByRole("button", { name: "Answer dispute" })).toBeNull();
});
