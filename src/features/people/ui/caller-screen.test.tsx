// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { CallerScreen } from "./caller-screen.tsx";

const listed = {
  tags: [],
  segments: [],
  bookings: 1,
  spent_cents: 0,
  owed_cents: 75_600,
  last_trip_at: null,
  last_seen_at: "2026-11-01T08:00:00.000Z",
  is_blocked: false,
};
const emily = { ...listed, id: "1", name: "Emily Hart", email: "emily@example.com", phone: "+44 7700 900142" };
const erik = { ...listed, id: "2", name: "Erik Hart", email: "", phone: "082 555 0199" };
const trip = {
  reference: "CTS-AAAAA1",
  status: "completed",
  service_type: "airport_transfer",
  offer: null,
  pickup_location: "Airport",
  destination: "Gardens",
  pickup_at: "2026-10-01T08:00:00.000Z",
  passengers: 2,
};
const known = {
  first_name: "Emily",
  last_name: "Hart",
  block_reason: null,
  company: null,
  partner: null,
  preferences: { allergy: "Nuts" },
  next_trip: null,
  last_trips: [trip],
  notes: [{ id: "n", author: "Naledi", text: "Call after landing", created_at: "2026-11-01T08:00:00.000Z" }],
  open_incidents: [],
  open_quotes: [],
};

afterEach(cleanup);

const draw = (callers: readonly object[]) =>
  drawSignedIn(<CallerScreen onLeave={() => undefined} />, {
    "find-caller": () => ({ callers }),
    "read-caller": ({ customer_id }) => ({ ...(customer_id === "1" ? emily : erik), ...known }),
  });

test("a number shows who it is, with balance, notes and preferences; arrows go to the next who matches", async () => {
  const { sent } = draw([emily, erik]);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "082 555" } });
  await screen.findByText("Call after landing");
  expect(screen.getByText("Nuts")).toBeTruthy();
  expect(screen.getByText(/Owes/).textContent).toMatch(/R756/);
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "ArrowDown" });
  await screen.findByRole("heading", { name: "Erik Hart" });
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === "find-caller").map(({ body }) => body)).toEqual([{ text: "082 555" }]),
  );
});

test("no one is a customer yet: the number goes on to a new booking", async () => {
  draw([]);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "083 111 2299" } });
  expect((await screen.findByText(/is not a customer yet/)).textContent).toContain("083 111 2299");
});
