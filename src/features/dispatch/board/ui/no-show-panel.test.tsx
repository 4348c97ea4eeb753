// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { NoShowPanel } from "./no-show-panel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tripId = "0190f000-0000-7000-8000-000000000001";
const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const evidence = {
  free_until: at("09:00"),
  attempts: [
    { at: at("08:30"), way: "Call" },
    { at: at("08:45"), way: "WhatsApp" },
  ],
  places: [{ at: at("09:01"), latitude: -33.97, longitude: 18.597, metres: 90 }],
  photos: [],
  missing: [] as string[],
};
const request = { state: "open", asked_at: at("09:02"), decided_at: null, answer: "" };
const show = (answer: object) => {
  const calls = answerCalls({ "read-no-show": answer, "decide-no-show": { trip_id: tripId, state: "no_show" } });
  renderPage(<NoShowPanel tripId={tripId} reference="CTS-7K3M9Q" refreshes={[]} />);
  return calls;
};
const decisions = (request: ReturnType<typeof show>) =>
  request.filter(({ name }) => name === "decide-no-show").map(({ input }) => input);

test("a dispatcher reads the evidence and confirms", async () => {
  const calls = show({ request, evidence });
  await screen.findByText("Call 10:30, WhatsApp 10:45");
  expect(screen.getByText("Phone 90 m from the pickup at its nearest")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Confirm no-show" }));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Confirm no-show" }));
  await eventually(() => expect(decisions(calls)).toEqual([{ trip_id: tripId, decision: "confirmed", answer: "" }]));
});

test("while something is missing it can only be refused, with words for the driver", async () => {
  const calls = show({ request, evidence: { ...evidence, missing: ["photo"] } });
  expect((await screen.findByRole("button", { name: "Confirm no-show" })).hasAttribute("disabled")).toBe(true);
  expect(screen.getByText("0 photographs")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText(/Message to the driver/), { target: { value: "Please take a photograph" } });
  fireEvent.click(dialog.getByRole("button", { name: "Refuse no-show" }));
  await eventually(() =>
    expect(decisions(calls)).toMatchObject([{ decision: "refused", answer: "Please take a photograph" }]),
  );
});

test("while the driver only searches there is nothing to decide", async () => {
  show({ request: null, evidence });
  await screen.findByText("Looking for the passenger");
  expect(screen.queryByRole("button", { name: /Confirm|Refuse/ })).toBeNull();
});
