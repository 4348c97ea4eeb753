// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardDriver, aBoardVehicle } from "#testing/builders/booking/a-shown-trip.ts";
import type { BoardDay } from "../contract.ts";
import { DayPlan } from "./day-plan.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing: BoardDay = {
  date: "2026-11-20",
  read_at: "2026-11-20T08:00:00.000Z",
  trips: [],
  drivers: [],
  vehicles: [],
};

function show(data: BoardDay, by: "driver" | "vehicle") {
  answerCalls({ "dispatch-problems": { read_at: data.read_at, problems: [] } });
  const shown = { data, by, text: "", now: new Date(data.read_at), isLive: true, opens: undefined };
  renderPage(<DayPlan {...shown} onElsewhere={() => {}} />);
}

test.each([
  ["driver", "No drivers yet"],
  ["vehicle", "No vehicles yet"],
] as const)("a company without any %s reads where they come from", async (by, title) => {
  show(nothing, by);
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
});

test("a day without trips can be scrolled by keyboard", async () => {
  show({ ...nothing, drivers: [aBoardDriver()], vehicles: [aBoardVehicle()] }, "driver");
  expect((await screen.findByRole("group", { name: "Trips by driver" })).tabIndex).toBe(0);
  expect(screen.queryByText("No drivers yet")).toBeNull();
});
