// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import type { HeldBooking } from "../contract.ts";
import { HoldsTable } from "./holds-table.tsx";

vi.mock("#design/overlay/toast.tsx", () => import("#testing/kept-toasts.ts"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hold: HeldBooking = {
  id: "0199b1a0-0000-7000-8000-000000000001",
  version: 3,
  reference: "CTS-7K3M9Q",
  name: "Thandi Mokoena",
  email: "thandi@example.com",
  phone: "+27 82 555 0199",
  why: "transfer",
  total_cents: 35_000,
  pickup_at: "2026-12-05T07:00:00.000Z",
  created_at: "2026-11-15T07:00:00.000Z",
  held_until: "2026-11-16T07:00:00.000Z",
  vehicles: ["Sedan, CA 123-456"],
  is_stranger: true,
  is_contact_confirmed: false,
  is_being_paid: false,
  same_source: 4,
};
const draw = (holds: readonly HeldBooking[], more: Parameters<typeof drawSignedIn>[1] = {}, total = holds.length) =>
  drawSignedIn(<HoldsTable />, { "held-vehicles": () => ({ holds, total }), ...more });
const dialog = () => within(screen.getByRole("dialog"));

test("says for whom a vehicle is held, why and until when, and how many one source holds", async () => {
  draw([hold], {}, 3);
  expect(await screen.findByRole("link", { name: hold.reference })).toHaveProperty(
    "href",
    expect.stringContaining("/admin/booking?reference=CTS-7K3M9Q"),
  );
  for (const text of [/Thandi Mokoena/, /Bank transfer/, /R350/, /4 from one source/, /Contact not confirmed/])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByText("2 more holds end later and aren’t listed here.")).toBeTruthy();
});

test("a hold is released with a reason, and the list is read again", async () => {
  let holds: readonly HeldBooking[] = [hold];
  const { sent } = drawSignedIn(<HoldsTable />, {
    "held-vehicles": () => ({ holds, total: holds.length }),
    "release-hold": () => {
      holds = [];
      return { booking_reference: hold.reference };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Release hold" }));
  fireEvent.click(dialog().getByRole("button", { name: "Release hold" }));
  expect(await dialog().findByText("Enter the reason")).toBeTruthy();
  expect(sent.filter(({ name }) => name === "release-hold")).toEqual([]);
  fireEvent.change(dialog().getByLabelText(/Reason/), { target: { value: "Ten bookings of one person" } });
  fireEvent.click(dialog().getByRole("button", { name: "Release hold" }));
  expect(await screen.findByText("No held vehicles yet")).toBeTruthy();
  expect(sent.find(({ name }) => name === "release-hold")?.body).toEqual({
    id: hold.id,
    version: 3,
    reason: "Ten bookings of one person",
  });
});

test("a refusal is shown in the dialog, which stays", async () => {
  const message = "This booking no longer has a held vehicle.";
  draw([hold], { "confirm-hold-contact": () => refusal(409, "not_held", message) });
  fireEvent.click(await screen.findByRole("button", { name: "Confirm contact" }));
  fireEvent.click(dialog().getByRole("button", { name: "Confirm contact" }));
  expect(await dialog().findByText(message)).toBeTruthy();
});

test("a hold for a quote or for cash is opened, not released", async () => {
  draw([
    { ...hold, why: "quote" },
    { ...hold, id: "0199b1a0-0000-7000-8000-000000000002", why: "cash", held_until: null },
  ]);
  expect(await screen.findByRole("link", { name: "Open quote" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open booking" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Release hold" })).toBeNull();
});

test("nothing held says what would be listed; a list that can’t be read says so and is tried again", async () => {
  draw([]);
  expect(await screen.findByText("No held vehicles yet")).toBeTruthy();
  cleanup();
  let isBroken = true;
  drawSignedIn(<HoldsTable />, {
    "held-vehicles": () => (isBroken ? refusal(500, "broken", "Something broke.") : { holds: [hold], total: 1 }),
  });
  expect(await screen.findByText("Something broke.")).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: /again/i }));
  await waitFor(() => expect(screen.getByRole("link", { name: hold.reference })).toBeTruthy());
});
