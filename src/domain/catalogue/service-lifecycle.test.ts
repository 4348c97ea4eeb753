import { expect, test } from "vitest";
import { serviceMoveProblem, serviceMoves } from "./service-lifecycle.ts";

const own = { state: "paused", isUsual: false, booked: 0, quoted: 0 } as const;

test.each([
  ["is put on sale", {}, "on_sale", null],
  ["ends when nothing is open of it", {}, "ended", null],
  ["does not end with a booking ahead", { booked: 1 }, "ended", "still_used"],
  ["does not end with an open quote", { quoted: 1 }, "ended", "still_used"],
  ["pauses with bookings ahead, which are driven as sold", { state: "on_sale", booked: 3 }, "paused", null],
  ["does not end if it is the usual one of its kind", { isUsual: true }, "ended", "is_usual"],
  ["pauses though it is the usual one", { state: "on_sale", isUsual: true }, "paused", null],
  ["comes back paused, never straight on sale", { state: "ended" }, "on_sale", "not_possible"],
] as const)("a service %s", (_what, changes, to, problem) => {
  expect(serviceMoveProblem({ ...own, ...changes }, to)).toBe(problem);
});

test("the end of a usual service is not offered", () => {
  expect(serviceMoves({ state: "on_sale", isUsual: true })).toEqual(["paused"]);
  expect(serviceMoves({ state: "on_sale", isUsual: false })).toEqual(["paused", "ended"]);
});
