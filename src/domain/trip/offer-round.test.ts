import { describe, expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { nextStep, offerStanding, type RoundOffer, takenReason } from "./offer-round.ts";
import { type AssignmentState, assignmentStates, type OfferMode, tripStates } from "./trip-lifecycle.ts";

const offer = (state: AssignmentState, rank: number | null = null, mode: OfferMode = "cascade"): RoundOffer => ({
  id: `${mode} ${rank} ${state}`,
  driverId: `driver ${rank}`,
  mode,
  state,
  rank,
});
const cascade = (...states: readonly AssignmentState[]) => states.map((state, at) => offer(state, at + 1));
const ranksOf = (offers: readonly RoundOffer[]) => offers.map(({ rank }) => rank);

describe("a cascade", () => {
  test("waits while one is asked", () => {
    expect(nextStep(cascade("expired", "offered", "proposed"), 3)).toEqual({ kind: "wait" });
  });

  test.each([
    ["nobody was asked yet", cascade("proposed", "proposed"), 1],
    ["the first let it pass", cascade("expired", "proposed", "proposed", "proposed"), 2],
    ["the first two said no", cascade("declined", "declined", "proposed", "proposed"), 3],
  ])("asks the next in rank when %s", (_what, round, rank) => {
    expect(nextStep(round.toReversed(), 3)).toMatchObject({ kind: "ask", offer: { rank } });
  });

  test("after the tries it asks everyone who has not said no, all at once", () => {
    const step = nextStep(cascade("expired", "declined", "expired", "proposed", "proposed"), 3);
    expect(step.kind).toBe("broadcast");
    if (step.kind !== "broadcast") return;
    expect([ranksOf(step.waiting), ranksOf(step.silent)]).toEqual([
      [4, 5],
      [1, 3],
    ]);
  });

  test.each([
    ["everyone said no", cascade("declined", "declined")],
    ["the broadcast has ended too", [...cascade("expired", "expired"), offer("expired", null, "broadcast")]],
  ])("gives up when %s", (_what, round) => {
    expect(nextStep(round, 3)).toEqual({ kind: "give_up" });
  });
});

test.each(["direct", "broadcast", "pool"] as const)("a %s offer that ended is given up", (mode) => {
  expect(nextStep([offer("declined", null, mode), offer("expired", null, mode)], 3)).toEqual({ kind: "give_up" });
  expect(nextStep([offer("declined", null, mode), offer("offered", null, mode)], 3)).toEqual({ kind: "wait" });
});

test.each(["broadcast", "pool"] as const)("a %s that waited for the morning asks all of its drivers then", (mode) => {
  const waiting = [offer("proposed", null, mode), offer("proposed", null, mode)];
  expect(nextStep(waiting, 3)).toEqual({ kind: "ask_together", offers: waiting });
});

describe("what can be done with an offer", () => {
  const now = new Date("2026-11-16T08:00:00Z");
  const soon = addHours(now, 1);
  test.each([
    ["offered", soon, null, "open"],
    ["offered", now, null, "expired"],
    ["offered", null, null, "open"],
    ["accepted", soon, null, "accepted"],
    ["fulfilled", soon, null, "accepted"],
    ["declined", soon, "too far", "declined"],
    ["expired", soon, null, "expired"],
    ["withdrawn", soon, takenReason, "taken"],
    ["withdrawn", soon, null, "withdrawn"],
    ["removed", soon, null, "withdrawn"],
  ] as const)("%s until %s, because %s: %s", (state, expiresAt, reason, standing) => {
    expect(offerStanding({ state, expiresAt, pickup: addHours(now, 5), reason, tripState: "offered" }, now)).toBe(
      standing,
    );
  });

  test("none is open once the pickup has passed", () => {
    for (const state of assignmentStates)
      expect(offerStanding({ state, expiresAt: soon, pickup: now, reason: null, tripState: "offered" }, now)).not.toBe(
        "open",
      );
  });

  test("of a trip that is no longer offered none is open", () => {
    const input = { state: "offered", expiresAt: soon, pickup: addHours(now, 5), reason: null } as const;
    for (const tripState of tripStates)
      expect(offerStanding({ ...input, tripState }, now)).toBe(tripState === "offered" ? "open" : "withdrawn");
  });
});
