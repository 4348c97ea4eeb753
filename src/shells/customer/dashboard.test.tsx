// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { aBookingLine, aSelfBooking } from "#testing/builders/booking/a-booking-line.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import DashboardPage from "./pages/dashboard.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = {
  "company-details": () => sampleCompany,
  "my-bookings": () => ({ bookings: [], next: null }),
  "my-quotes": () => ({ quotes: [], next: null }),
  "my-invoices": () => ({ invoices: [], next: null }),
  "my-profile": () => ({
    name: "Thandi Mokoena",
    email: "thandi@example.com",
    phone: "",
    roles: [],
    has_password: true,
    email_confirmed: false,
    member_since: "2026-11-20T08:00:00Z",
    privacy_version: null,
  }),
  "saved-passengers": () => ({ passengers: [] }),
  "saved-addresses": () => ({ addresses: [] }),
};

test.each([
  ["upcoming", "Where to next?"],
  ["past", "No past trips yet"],
  ["quotes", "No quotes or messages yet"],
  ["invoices", "No invoices yet"],
  ["profile", /isn’t confirmed yet/],
  ["privacy", "What we keep, and why"],
])("?tab=%s opens its tab", async (tab, words) => {
  drawSignedIn(<DashboardPage />, nothing, `/dashboard?tab=${tab}`);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole("tab", { selected: true }).textContent?.toLowerCase()).toBe(tab);
});

test("an unknown tab is the first one, and choosing one writes it into the address", async () => {
  const { router } = drawSignedIn(<DashboardPage />, nothing, "/dashboard?tab=money");
  expect(await screen.findByText("Where to next?")).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Invoices" }));
  expect(await screen.findByText("No invoices yet")).toBeTruthy();
  expect(router.state.location.search).toBe("?tab=invoices");
});

test("a booking opens beside its list, by its address", async () => {
  const { router } = drawSignedIn(<DashboardPage />, {
    ...nothing,
    "my-bookings": () => ({ bookings: [aBookingLine()], next: null }),
    "read-my-booking": () => aSelfBooking(),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Details of CTS-7K3M9Q" }));
  expect(await screen.findByRole("heading", { name: "Booking CTS-7K3M9Q" })).toBeTruthy();
  expect(router.state.location.search).toBe("?tab=upcoming&booking=CTS-7K3M9Q");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=upcoming"));
});
