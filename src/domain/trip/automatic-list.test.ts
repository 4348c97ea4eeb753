import { expect, test } from "vitest";
import { type Earlier, explainRank, nextList, type Recipient } from "./automatic-list.ts";

const recipient = (name: string, changes: Partial<Recipient> = {}): Recipient => ({
  name,
  driverId: name,
  vehicleId: `car of ${name}`,
  providerId: null,
  oversize: 0,
  score: 50,
  why: [],
  ...changes,
});
const provider = (name: string, changes: Partial<Recipient> = {}) =>
  recipient(name, { driverId: null, vehicleId: null, providerId: name, ...changes });
const rules = { listAtMost: 10, asksProviders: true };
const none = { earlier: [], asked: new Set<string>() };
const namesOf = ({ list }: ReturnType<typeof nextList>) => list.map(({ name }) => name);
const earlier = (driverId: string, state: Earlier["state"]): Earlier => ({ driverId, providerId: null, state });

test("two people are not offered a coach while a smaller vehicle is there", () => {
  const recipients = [
    recipient("coach", { oversize: 3, score: 99 }),
    recipient("sedan", { score: 10 }),
    provider("partner", { score: 20 }),
  ];
  expect(namesOf(nextList({ ...none, recipients }, rules))).toEqual(["partner", "sedan", "coach"]);
});

test("providers are in the same list by their score, or not at all", () => {
  const recipients = [
    recipient("own", { score: 60 }),
    provider("cheap", { score: 70 }),
    provider("dear", { score: 20 }),
  ];
  expect(namesOf(nextList({ ...none, recipients }, rules))).toEqual(["cheap", "own", "dear"]);
  expect(namesOf(nextList({ ...none, recipients }, { ...rules, asksProviders: false }))).toEqual(["own"]);
});

test.each<[string, Earlier["state"], readonly string[]]>([
  ["said no", "declined", ["b"]],
  ["gave it back", "released", ["b"]],
  ["was taken off it", "removed", ["b"]],
  ["didn’t come", "failed", ["b"]],
  ["was silent once", "expired", ["b", "a"]],
])("who %s", (_what, state, names) => {
  const recipients = [recipient("a", { score: 90 }), recipient("b")];
  expect(namesOf(nextList({ ...none, recipients, earlier: [earlier("a", state)] }, rules))).toEqual(names);
});

test("who was silent twice is not asked a third time, and then no one is left", () => {
  const silent = [earlier("a", "expired"), earlier("a", "expired")];
  expect(nextList({ ...none, recipients: [recipient("a")], earlier: silent }, rules)).toEqual({
    list: [],
    isExhausted: true,
  });
});

test("who is being asked about another trip then is left out for now, which is not the end", () => {
  const asked = new Set(["a"]);
  expect(nextList({ earlier: [], asked, recipients: [recipient("a")] }, rules)).toEqual({
    list: [],
    isExhausted: false,
  });
});

test("a list has as many as the company says", () => {
  const recipients = ["a", "b", "c"].map((name) => recipient(name));
  expect(namesOf(nextList({ ...none, recipients }, { ...rules, listAtMost: 2 }))).toEqual(["a", "b"]);
});

test("the place and the reasons are said in a sentence", () => {
  expect(explainRank(0, ["4 km to the pickup", "Free since 14:10"])).toBe(
    "Ranked first: 4 km to the pickup, free since 14:10",
  );
  expect([explainRank(10, []), explainRank(1, ["SMS only"])]).toEqual(["Ranked 11", "Ranked second: SMS only"]);
});
