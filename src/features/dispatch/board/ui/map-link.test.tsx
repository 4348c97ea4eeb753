// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import type { BoardTrip } from "../contract.ts";
import { MapLink } from "./map-link.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:30:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const link = (changes: Partial<BoardTrip>) => {
  renderPage(<MapLink trip={aBoardTrip({ id: "t1", ...changes })} className="" />);
  const result = screen.queryByRole("link");
  return result && `${result.textContent} ${result.getAttribute("href")}`;
};
const soon = "2026-11-20T09:30:00.000Z";
const past = { pickup_at: "2026-11-19T22:30:00.000Z", ends_at: "2026-11-19T23:00:00.000Z" };
const replay = "Replay trip /admin/tracking?tab=replay&date=2026-11-20&vehicle=v1&trip=t1";

test.each<[string, Partial<BoardTrip>, string | null]>([
  ["more than an hour away", { pickup_at: "2026-11-20T09:31:00.000Z" }, null],
  ["an hour away", { pickup_at: soon }, "Show on map /admin/tracking?trip=t1"],
  ["an hour away without a vehicle", { pickup_at: soon, vehicle: null }, null],
  ["on its way early", { state: "en_route" }, "Show on map /admin/tracking?trip=t1"],
  ["completed", { state: "completed", ...past }, replay],
  ["a no-show", { state: "no_show", ...past }, replay],
  ["cancelled", { state: "cancelled", ...past }, null],
])("of a trip that is %s", (_, changes, expected) => {
  expect(link(changes)).toBe(expected);
});
