// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import type { SosAlarm } from "../contract.ts";
import { PastAlarms } from "./past-alarms.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = "2026-11-20T08:00:00.000Z";
const closed: SosAlarm = {
  id: "018f0000-0000-7000-8000-000000000001",
  version: 3,
  state: "closed",
  is_silent: true,
  raised_at: at,
  received_at: at,
  battery_percent: 41,
  vehicle: null,
  trip: null,
  driver: { id: "d", name: "Sipho Ndlovu", phone: "+27 82 555 0201" },
  place: { latitude: -33.9379, longitude: 18.4017, accuracy_m: 12, taken_at: at },
  taken_by: "Naledi Jacobs",
  taken_at: at,
  closed_by: null,
  closed_at: at,
  closing_words: "He is safe.",
};

test("a past alarm shows the position, the colleague in charge and the outcome", async () => {
  answerCalls({ "past-sos-alarms": { alarms: [closed] } });
  renderPage(<PastAlarms />);
  await screen.findByText("He is safe.");
  screen.getByText("Silent");
  screen.getByText("No trip at that time");
  screen.getByText("Taken by Naledi Jacobs at 10:00");
  screen.getByText(/^Closed by a deleted user/);
  expect(screen.getByRole("link", { name: "Place at 10:00" }).getAttribute("href")).toContain("query=-33.9379,18.4017");
});

test("without any, it says where alarms appear", async () => {
  answerCalls({ "past-sos-alarms": { alarms: [] } });
  renderPage(<PastAlarms />);
  await screen.findByText("No SOS alarms yet");
});
