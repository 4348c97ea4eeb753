// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TourStory } from "./tour-story.tsx";

afterEach(cleanup);

const unwritten = {
  story: [],
  seasonalNote: "",
  highlights: [],
  itinerary: [],
  included: [],
  notIncluded: [],
  places: [],
  bring: [],
  bestTime: "",
  pickupAreas: [],
};
const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

test.each([
  ["nothing", {}, [], []],
  ["what is included", { included: ["Lunch"] }, [], ["Included"]],
  ["when it runs", {}, ["Mondays only."], ["Best time to go"]],
  [
    "highlights and pickup areas",
    { highlights: ["A lighthouse"], pickupAreas: ["Sea Point"] },
    [],
    ["What you’ll see", "Where we pick you up"],
  ],
])("a tour of which %s is written has the headings of these parts only", (_, written, calendar, expected) => {
  render(<TourStory words={{ ...unwritten, ...written }} isOneDay calendar={calendar} />);
  expect(headings()).toEqual(expected);
});
