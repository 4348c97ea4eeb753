// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aSelfBooking } from "#testing/builders/booking/a-booking-line.ts";
import { anOfferedExtra } from "#testing/builders/booking/an-offered-extra.ts";
import { usualTerms } from "#testing/usual-terms.ts";
import { ChangeFields } from "./change-fields.tsx";
import { changeOf, draftOf } from "./use-change-draft.ts";

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

test("a customer adds an extra to a booking, and what it has keeps its number", () => {
  answerCalls({ "get-google-maps-key": { apiKey: null } });
  const sold = {
    id: "cool-box",
    name: "Cool box",
    kind: "equipment",
    per: "booking",
    quantity: 1,
    unit_cents: 15_000,
  } as const;
  const rack = anOfferedExtra({ id: "rack", name: "Surfboard rack" });
  const booking = aSelfBooking({ extras: [sold], extras_offered: [anOfferedExtra(), rack] });
  const changed = vi.fn();
  renderPage(<ChangeFields booking={booking} draft={draftOf(booking)} onChange={changed} />);
  const extras = screen.getByRole("group", { name: "Extras" });
  expect(within(extras).getByRole<HTMLInputElement>("spinbutton", { name: "Cool box" }).value).toBe("1");
  fireEvent.click(within(extras).getByRole("button", { name: /One more: Surfboard rack/ }));
  const after = changed.mock.calls[0]?.[0];
  expect(changeOf(booking, after)).toEqual({
    extras: [
      { id: "cool-box", quantity: 1 },
      { id: "rack", quantity: 1 },
    ],
  });
});

test("a tour with several start times is moved to another of them; the time that was agreed stays possible", async () => {
  const tours = usualTerms.tours.map((tour) =>
    tour.slug === "winelands" ? { ...tour, startTimes: ["08:30", "13:00"] } : tour,
  );
  answerCalls({ "get-google-maps-key": { apiKey: null }, "company-terms": { ...usualTerms, tours } });
  const booking = aSelfBooking({ service_type: "day_tour", offer: "winelands", pickup_at: "2026-12-02T08:00:00.000Z" });
  renderPage(<ChangeFields booking={booking} draft={draftOf(booking)} onChange={() => {}} />);
  const start = await screen.findByLabelText<HTMLSelectElement>("Start time");
  expect([...start.options].map(({ value }) => value)).toEqual(["08:30", "10:00", "13:00"]);
  expect(start.value).toBe("10:00");
});
