// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import HotelArrivals from "./pages/hotel-arrivals.tsx";

const organisation = (changes: object = {}) => ({
  id: "o1",
  kind: "hotel",
  name: "The Harbour Lantern Hotel",
  registration_number: "",
  vat_number: "",
  area: "",
  status: "active",
  partner_since: "2024-08-25T08:00:00.000Z",
  commission_rate: 0.075,
  affiliate_link: null,
  members: [],
  ...changes,
});
const line = {
  role: "arrival",
  name: "Janelle K.",
  passengers: 2,
  state: "onboard",
  is_by_road: true,
  trip_id: "t",
  expected_at: "2026-11-20T12:21:00.000Z",
  planned_at: "2026-11-20T12:20:00.000Z",
  vehicle: "White Hyundai Staria",
  reference: "CTS-AAAAAA",
  from: "Cape Town International Airport",
  to: "The Harbour Lantern Hotel",
  plate: "CA 1",
  live_address: "https://example.com/live/abc",
};
const arrivals = { read_at: "2026-11-20T12:00:00.000Z", lines: [line] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a hotel sees who comes with the minutes, follows a trip, and adds a screen", async () => {
  const screens: object[] = [];
  answerCalls({
    "my-organisation": { organisations: [organisation()] },
    "guest-arrivals": arrivals,
    "list-arrival-screens": () => ({ screens }),
    "create-arrival-screen": ({ name }: { name: string }) => {
      const made = { id: "s", name, address: "https://example.com/arrivals/abc", seen_at: null };
      screens.push({ ...made, created_at: "2026-11-20T12:00:00.000Z" });
      return { screen: screens[0] };
    },
  });
  renderPage(<HotelArrivals />);
  expect(await screen.findByText("21 min")).toBeTruthy();
  expect(screen.getByRole("link", { name: /follow the trip of Janelle K/ }).getAttribute("href")).toContain("/live/");
  fireEvent.click(screen.getByRole("button", { name: "Add screen" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add lobby screen" }));
  fireEvent.change(dialog.getByLabelText(/Where it is/), { target: { value: "Lobby" } });
  fireEvent.click(dialog.getByRole("button", { name: "Add screen" }));
  expect(await screen.findByText("Not opened yet")).toBeTruthy();
});

test("a company sees its own people, and no lobby screens", async () => {
  answerCalls({
    "my-organisation": { organisations: [organisation({ kind: "corporate" })] },
    "guest-arrivals": { ...arrivals, lines: [] },
  });
  renderPage(<HotelArrivals />);
  expect(await screen.findByText("No pickups or arrivals in the next 12 hours")).toBeTruthy();
  expect(screen.queryByText("Lobby screens")).toBeNull();
});

test("a driver provider has no guests", async () => {
  const calls = answerCalls({ "my-organisation": { organisations: [organisation({ kind: "driver_provider" })] } });
  renderPage(<HotelArrivals />);
  expect(await screen.findByText("No guests to follow")).toBeTruthy();
  expect(calls.some(({ name }) => name === "guest-arrivals")).toBe(false);
});
