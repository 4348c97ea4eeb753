import { expect, test } from "vitest";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { LobbyLine } from "../contract.ts";
import { statusText, whenText } from "./lobby-labels.ts";

const now = "2026-11-20T12:00:00.000Z";
const line = (state: TripState, minutes: number, changes: Partial<LobbyLine> = {}): LobbyLine => ({
  role: "pickup",
  name: "Thandi M.",
  passengers: 2,
  state,
  is_by_road: false,
  vehicle: "",
  expected_at: new Date(Date.parse(now) + minutes * 60_000).toISOString(),
  planned_at: now,
  ...changes,
});

test.each<[LobbyLine, string, string]>([
  [line("assigned", 180), "17:00", "Planned for 14:00"],
  [line("assigned", 120), "120\u00a0min", "Planned for 14:00"],
  [line("en_route", 8), "8\u00a0min", "Driver on the way"],
  [line("en_route", 1), "Now", "Driver on the way"],
  [line("arrived", -3), "Here now", "Driver is here"],
  [line("en_route", 50, { role: "arrival" }), "50\u00a0min", "Driver on the way to the guest"],
  [line("onboard", 21, { role: "arrival", is_by_road: true }), "21\u00a0min", "Expected at 14:21"],
  [line("completed", -5, { role: "arrival" }), "Arrived", "Arrived at 13:55"],
])("%# %s: %s, %s", (shown, when, status) => {
  expect([whenText(shown, now), statusText(shown)]).toEqual([when, status]);
});
