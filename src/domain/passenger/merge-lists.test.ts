import { expect, test } from "vitest";
import { type Line, mergeLists } from "./merge-lists.ts";
import { emptyPassenger } from "./passenger-list.ts";

const line = (id: string | null, name: string, changes: Partial<Line> = {}): Line => ({
  ...emptyPassenger,
  id,
  name,
  ...changes,
});
const base = [line("a", "Ayanda"), line("b", "Bongani"), line("c", "Chloe")];
const namesOf = (lines: readonly Line[]) => lines.map(({ name }) => name);

test("what either side changed or added is there, and nothing clashes", () => {
  const ours = [line("a", "Ayanda", { room: "12" }), line("b", "Bongani"), line("c", "Chloe"), line(null, "Dineo")];
  const theirs = [
    line("a", "Ayanda", { phone: "082" }),
    line("b", "Bongani", { wheelchair: true }),
    line("c", "Chloe"),
    line("e", "Emma"),
  ];
  const { lines, clashes, taken } = mergeLists(base, ours, theirs);
  expect(lines).toEqual([
    line("a", "Ayanda", { room: "12", phone: "082" }),
    line("b", "Bongani", { wheelchair: true }),
    line("c", "Chloe"),
    line(null, "Dineo"),
    line("e", "Emma"),
  ]);
  expect(clashes).toEqual([]);
  expect(taken).toBe(3);
});

test("where both changed the same, ours stays on the screen and theirs is named", () => {
  const ours = [line("a", "Ayanda", { room: "12" })];
  const theirs = [line("a", "Ayanda", { room: "14" })];
  const { lines, clashes } = mergeLists([line("a", "Ayanda")], ours, theirs);
  expect(lines[0]?.room).toBe("12");
  expect(clashes).toEqual([{ name: "Ayanda", fields: ["room"], theirs: theirs[0] }]);
});

test("who was removed there goes; whom we changed meanwhile stays, as new", () => {
  const ours = [line("a", "Ayanda"), line("b", "Bongani", { room: "9" })];
  const { lines, clashes } = mergeLists(base.slice(0, 2), ours, []);
  expect(lines).toEqual([line(null, "Bongani", { room: "9" })]);
  expect(clashes).toMatchObject([{ name: "Bongani", theirs: null }]);
});

test("whom we removed stays removed, unless someone changed them meanwhile", () => {
  const theirs = [line("a", "Ayanda"), line("b", "Bongani", { allergy: "nuts" }), line("c", "Chloe")];
  const { lines } = mergeLists(base, [line("c", "Chloe")], theirs);
  expect(namesOf(lines)).toEqual(["Chloe", "Bongani"]);
});

test("the same person added by both is one line", () => {
  const { lines } = mergeLists([], [line(null, "Emma  Naidoo", { room: "3" })], [line("e", "emma naidoo")]);
  expect(lines).toEqual([line("e", "Emma  Naidoo", { room: "3" })]);
});
