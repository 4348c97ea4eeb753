// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { ReportedEvents } from "./reported-events.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aReport = (changes: object = {}) => ({
  id: "1",
  event: "arrive",
  outcome: "moved",
  by: "Sipho Ndlovu",
  note: "",
  clock_behind_s: 0,
  happened_at: "2026-11-20T08:00:00.000Z",
  received_at: "2026-11-20T08:00:01.000Z",
  place: null,
  battery_percent: null,
  ...changes,
});
async function show(events: readonly object[], altered_id: string | null = null) {
  answerCalls({ "read-trip-record": { events, altered_id }, "list-photos": { photos: [] } });
  renderPage(<ReportedEvents tripId="t" />);
  fireEvent.click(await screen.findByRole("button", { name: "Show reports" }));
}

test("each report says who, when and where; a late one when it came in, and a clock that was off by how much", async () => {
  const place = { latitude: -33.9249, longitude: 18.4241, accuracy_m: 8 };
  const late = { received_at: "2026-11-20T09:00:00.000Z", clock_behind_s: 600, place, battery_percent: 64 };
  await show([aReport(late)]);
  expect(await screen.findByText("Driver is at the pickup")).toBeTruthy();
  expect(screen.getByText(/Sipho Ndlovu · .*10:00 · received 11:00/)).toBeTruthy();
  expect(screen.getByText("The phone’s clock was 10 minutes behind.")).toBeTruthy();
  expect(screen.getByText("Battery 64%")).toBeTruthy();
  expect(screen.getByRole("link", { name: "-33.9249, 18.4241, within 8 m" })).toBeTruthy();
  expect(screen.getByText(/Every report is as we received it/)).toBeTruthy();
});

test("an altered report is named, and one that changed nothing says so", async () => {
  await show([aReport(), aReport({ id: "2", outcome: "noted" })], "2");
  expect(await screen.findByText(/Report 2 is not as we received it/)).toBeTruthy();
  expect(screen.getByText("Saved. The trip was already further along.")).toBeTruthy();
});

test("a trip without reports says so", async () => {
  await show([]);
  expect(await screen.findByText("Nothing has been reported on this trip yet.")).toBeTruthy();
});
