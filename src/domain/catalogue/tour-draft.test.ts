import { expect, test } from "vitest";
import { emptyTour, slugOf, valuesOf } from "./tour-draft.ts";

test("an address is made of the name", () => {
  expect(slugOf("Cape Point & Boulders")).toBe("cape-point-boulders");
});

test("each line of a list is an entry, and a bar parts its cells", () => {
  const draft = { ...emptyTour, included: "Water\n\n Tickets ", itinerary: "08:00 | Pickup | At your door | or gate" };
  expect(valuesOf(draft)).toMatchObject({
    included: ["Water", "Tickets"],
    itinerary: [{ time: "08:00", title: "Pickup", text: "At your door | or gate" }],
  });
});

test("months chosen in any order are kept as a season", () => {
  expect(valuesOf({ ...emptyTour, months: [1, 12, 11] }).months).toEqual([11, 12, 1]);
});
