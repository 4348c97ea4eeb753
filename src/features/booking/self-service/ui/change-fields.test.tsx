// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aSelfBooking } from "#testing/builders/booking/a-booking-line.ts";
import { ChangeFields } from "./change-fields.tsx";
import { draftOf } from "./use-change-draft.ts";

afterEach(cleanup);

const show = (changes: Parameters<typeof aSelfBooking>[0]) => {
  answerCalls({ "get-google-maps-key": { apiKey: null } });
  const booking = aSelfBooking(changes);
  renderPage(<ChangeFields booking={booking} draft={draftOf(booking)} onChange={() => {}} />);
};

test("what is hired by the day has a last date, and no return trip", () => {
  const dates = { pickup_at: "2026-12-02T06:00:00.000Z", return_at: "2026-12-04T07:00:00.000Z", days: 3 };
  show({ service_type: "group_transport", offer: "coach-hire", ...dates });
  expect(screen.getByText("Last date")).toBeDefined();
  expect(screen.queryByText(/Return/)).toBeNull();
});

test("once the trip has begun, its return and who is reached can be changed, and nothing else", () => {
  const { may } = aSelfBooking();
  show({ service_type: "airport_transfer", offer: null, return_at: null, may: { ...may, change_outbound: false } });
  expect(screen.getByText(/Your trip has begun/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Add a return trip" })).toBeDefined();
  expect(screen.getByLabelText("Phone")).toBeDefined();
  for (const gone of ["Pickup date", "Pickup time", "From", "To", "Extra stops", "Passengers", "Bags", "Vehicle"])
    expect(screen.queryByText(gone), gone).toBeNull();
});

test("a transfer may still be given a return trip, and a tour ends by itself", () => {
  show({ service_type: "airport_transfer", offer: null, return_at: null });
  expect(screen.getByRole("button", { name: "Add a return trip" })).toBeDefined();
  cleanup();
  show({ service_type: "day_tour", offer: "winelands", return_at: null });
  expect(screen.queryByText("Last date")).toBeNull();
  expect(screen.queryByText(/return trip/)).toBeNull();
});
