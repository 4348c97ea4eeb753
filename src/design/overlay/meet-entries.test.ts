import { expect, test } from "vitest";
import { meet } from "./meet-entries.ts";

const base = { title: "Gala", note: "", tags: ["vip"], preferences: { seat: "front", water: "still" } };

test.each([
  ["nothing", {}, {}, { mine: [], taken: [], clashes: [] }],
  ["mine alone", { title: "Gala dinner" }, {}, { mine: ["title"], taken: [], clashes: [] }],
  ["theirs alone", {}, { note: "Rang" }, { mine: [], taken: ["note"], clashes: [] }],
  ["different fields", { title: "Ball" }, { note: "Rang" }, { mine: ["title"], taken: ["note"], clashes: [] }],
  ["the same to the same", { title: "Ball" }, { title: "Ball" }, { mine: ["title"], taken: [], clashes: [] }],
  ["the same differently", { title: "Ball" }, { title: "Fair" }, { mine: ["title"], taken: [], clashes: ["title"] }],
  ["a list", { tags: ["vip", "wine"] }, { tags: [] }, { mine: ["tags"], taken: [], clashes: ["tags"] }],
  [
    "parts of a group",
    { preferences: { seat: "back", water: "still" } },
    { preferences: { seat: "front", water: "sparkling" } },
    { mine: ["preferences.seat"], taken: ["preferences.water"], clashes: [] },
  ],
])("%s", (_, mine, theirs, expected) => {
  const met = meet({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
  expect({ mine: names(met.mine), taken: met.taken, clashes: names(met.clashes) }).toEqual(expected);
});
