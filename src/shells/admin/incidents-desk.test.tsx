// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Incident } from "#features/incidents/contract.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { IncidentsDesk } from "./incidents-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = "018f0000-0000-7000-8000-000000000001";
const at = "2026-11-20T08:00:00.000Z";
const anIncident: Incident = {
  id,
  version: 2,
  type: "accident",
  severity: "critical",
  state: "investigating",
  text: "A taxi drove into us",
  reported_by: "Sipho Ndlovu",
  happened_at: at,
  created_at: at,
  reference: "CTS-7K3M9Q",
  trip: { id: "t", pickup_at: at },
  driver: { id: "d", name: "Sipho Ndlovu" },
  vehicle: { id: "v", name: "CA 1" },
  responsible: null,
  cost_cents: null,
  moves: [{ id: "m", to: "investigating", by: "Naledi Jacobs", words: "Called the insurer", at }],
};
const answers = {
  "count-incidents": { incidents: 1, lost_items: 0, disputes: 2 },
  "list-incidents": { incidents: [anIncident], next: null },
  "list-photos": { photos: [] },
  "change-incident": { version: 3 },
};

test("an incident is opened and resolved with who was responsible and what it cost", async () => {
  const calls = answerCalls(answers);
  renderPage(<IncidentsDesk alarms={null} />, `/admin/incidents?incident=${id}`);
  const drawer = within(await screen.findByRole("dialog", { name: "Accident" }));
  drawer.getByText("Called the insurer");
  fireEvent.click(drawer.getByRole("button", { name: "Resolve incident" }));
  const form = within(await screen.findByRole("dialog", { name: "Resolve incident?" }));
  fireEvent.change(form.getByLabelText(/^Responsible/), { target: { value: "customer" } });
  fireEvent.change(form.getByLabelText(/^Cost/), { target: { value: "1250" } });
  fireEvent.change(form.getByLabelText(/What was found/), { target: { value: "The taxi pays" } });
  fireEvent.click(form.getByRole("button", { name: "Resolve incident" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "change-incident",
      input: {
        incident_id: id,
        version: 2,
        to: "resolved",
        words: "The taxi pays",
        responsible: "customer",
        cost_cents: 125_000,
      },
    }),
  );
});

test("the list is asked by what the address says, and the tabs count what is open", async () => {
  const calls = answerCalls(answers);
  renderPage(<IncidentsDesk alarms={null} />, "/admin/incidents?view=resolved&type=payment&search=sipho");
  await screen.findByText("A taxi drove into us");
  await screen.findByRole("tab", { name: /Disputes.*2/ });
  expect(calls.find(({ name }) => name === "list-incidents")?.input).toMatchObject({
    view: "resolved",
    type: "payment",
    search: "sipho",
  });
});
