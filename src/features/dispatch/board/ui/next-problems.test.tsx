// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { BoardProblem } from "../../problems-contract.ts";
import { NextProblems } from "./next-problems.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const now = new Date("2026-11-20T18:00:00Z");
const trip_id = "019aa000-0000-7000-8000-000000000001";
const problem = (changes: Partial<BoardProblem>): BoardProblem => ({
  kind: "end_not_reported",
  also: [],
  trip_id,
  version: 6,
  vehicle_id: null,
  reference: "CTS-7K3M9Q",
  pickup_at: "2026-11-20T10:00:00.000Z",
  due_at: "2026-11-20T11:00:00.000Z",
  automatic: null,
  pickup_location: "Airport",
  destination: "Gardens",
  driver: "Sipho Ndlovu",
  ...changes,
});
const answers = (...problems: BoardProblem[]) => ({
  "dispatch-problems": { read_at: now.toISOString(), problems },
  "verify-trip": { trip_id, version: 7, state: "completed" },
});

test("a trip whose end no one reported is ended as planned with one tap; pressed beside it, it opens", async () => {
  const calls = answerCalls(answers(problem({}), problem({ trip_id: "other", kind: "no_driver" })));
  const onTrip = vi.fn();
  renderPage(<NextProblems now={now} seen={0} isLive={false} onTrip={onTrip} />);
  fireEvent.click(await screen.findByText("End not reported"));
  expect(onTrip).toHaveBeenCalledOnce();
  expect(screen.getAllByRole("button", { name: /Ended as planned/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: /Ended as planned.*CTS-7K3M9Q/ }));
  const input = { trip_id, version: 6, outcome: "completed", reason: "Ended as planned" };
  await eventually(() => expect(calls).toContainEqual({ name: "verify-trip", input: input }));
  await eventually(() => expect(calls.filter(({ name }) => name === "dispatch-problems")).toHaveLength(2));
});
