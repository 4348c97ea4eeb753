// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aShownTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { NextTripCard } from "./next-trip-card.tsx";

afterEach(cleanup);
const now = new Date("2026-11-20T07:55:00Z");
const show = (changes: Parameters<typeof aShownTrip>[0] = {}) =>
  render(<NextTripCard trip={aShownTrip(changes)} now={now} />);
const hrefOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("counts down to the pickup and offers directions to it", () => {
  show();
  expect(screen.getByText("12:00")).toBeTruthy();
  expect(screen.getByText("in 2 h 05 min")).toBeTruthy();
  expect(hrefOf(/Navigate to pickup/)).toContain("destination=Cape%20Town%20International%20Airport");
});

test("offers directions to the drop-off once the passengers are on board", () => {
  show({ state: "onboard", pickup_at: "2026-11-20T07:00:00.000Z", ends_at: "2026-11-20T08:25:00.000Z" });
  expect(hrefOf(/Navigate to drop-off/)).toContain("destination=12%20Kloof%20Street%2C%20Gardens");
  expect(screen.getByText("30 min to the planned end")).toBeTruthy();
});

test("shows the passenger’s number while allowed, and until then says when", () => {
  const { unmount } = show({ passenger_phone: "+27 82 555 0199" });
  expect(hrefOf(/Call passenger.*Thandi Mokoena/)).toBe("tel:+27825550199");
  unmount();
  show({ pickup_at: "2026-11-20T14:00:00.000Z" });
  expect(screen.queryByRole("link", { name: /Call/ })).toBeNull();
  expect(screen.getByText("You’ll see the number from 12:00.")).toBeTruthy();
});

test("says when it is late and shows flight and notes", () => {
  show({ pickup_at: "2026-11-20T07:40:00.000Z", flight: "BA 59", notes: "One child seat" });
  expect(screen.getByText("15 min past the pickup time")).toBeTruthy();
  expect(screen.getByText("Flight BA 59")).toBeTruthy();
  expect(screen.getByText("One child seat")).toBeTruthy();
});

test("says that the passenger will be late, and when they told us", () => {
  show({ late: { minutes: 20, reported_at: "2026-11-20T07:41:00.000Z" } });
  expect(screen.getByText("Passenger about 20 minutes late")).toBeTruthy();
  expect(screen.getByText("Message sent at 09:41. Please wait at the pickup.")).toBeTruthy();
});

test("a trip that is over is not late", () => {
  show({ pickup_at: "2026-11-20T07:40:00.000Z", state: "completed" });
  expect(screen.queryByText(/past the pickup time/)).toBeNull();
});

test("says which of several vehicles it is", () => {
  show({ part: 1, vehicles: 2, passengers: 13 });
  expect(screen.getByText(/CTS-7K3M9Q · Vehicle 1 of 2/)).toBeTruthy();
  expect(screen.getByText("Thandi Mokoena, 13 passengers")).toBeTruthy();
});

test("shows the bags, child seats and stops", () => {
  show({ bags: 5, child_seats: 1, stops: ["Canal Walk"] });
  expect(screen.getByText("5 bags, 1 child seat")).toBeTruthy();
  expect(screen.getByText("Canal Walk")).toBeTruthy();
});
