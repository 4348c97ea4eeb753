import { expect, test } from "vitest";
import { emptyDraft } from "./use-desk-draft.ts";
import { mergeDrafts } from "./use-desk-merge.ts";

const base = { ...emptyDraft(), phone: "082 1", flight_number: "", passengers: 2 };

test.each([
  ["only they wrote: theirs is taken over", { phone: "083 2" }, {}, { phone: "083 2" }, [["phone", false]]],
  ["only I wrote: mine stays", {}, { phone: "084 3" }, { phone: "084 3" }, []],
  [
    "both wrote: mine stays, with a notice",
    { phone: "083 2" },
    { phone: "084 3" },
    { phone: "084 3" },
    [["phone", true]],
  ],
  ["both wrote the same: nothing to tell", { phone: "083 2" }, { phone: "083 2" }, { phone: "083 2" }, []],
  [
    "different fields: each keeps its own",
    { passengers: 5 },
    { flight_number: "SA 334" },
    { passengers: 5, flight_number: "SA 334" },
    [["passengers", false]],
  ],
  [
    "a list is compared by what is in it",
    { extra_stops: ["Gardens"] },
    {},
    { extra_stops: ["Gardens"] },
    [["extra_stops", false]],
  ],
])("%s", (_what, theirs, typed, expected, message) => {
  const { draft, news } = mergeDrafts(base, { ...base, ...theirs }, { ...base, ...typed });
  expect(draft).toEqual({ ...base, ...expected });
  expect(news.map(({ field, isBoth }) => [field, isBoth])).toEqual(message);
});
