import { expect, test } from "vitest";
import { type DealState, dealLifecycle, dealStates, probabilityAfter } from "./deal-lifecycle.ts";

/** From each stage, every stage it may move to. */
const table: Readonly<Record<DealState, string>> = {
  contacted: "proposal negotiation won lost",
  proposal: "contacted negotiation won lost",
  negotiation: "contacted proposal won lost",
  won: "negotiation",
  lost: "contacted proposal negotiation",
};

test.each(dealStates)("from %s a deal goes where the table says, and nowhere else", (from) => {
  const reachable = dealStates.filter((to) => dealLifecycle.can(from, to));
  expect(reachable.toSorted()).toEqual(table[from].split(" ").toSorted());
});

test.each([
  ["the usual one follows the stage", "contacted", 20, "proposal", 50],
  ["an estimate stays", "contacted", 35, "proposal", 35],
  ["won is certain", "negotiation", 60, "won", 100],
  ["lost is over", "proposal", 50, "lost", 0],
  ["taken up again it is the usual one", "lost", 0, "negotiation", 75],
] as const)("%s", (_name, state, probability, to, expected) => {
  expect(probabilityAfter({ state, probability }, to)).toBe(expected);
});
