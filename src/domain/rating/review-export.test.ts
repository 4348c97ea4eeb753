import { expect, test } from "vitest";
import { rowsByHeading } from "../text/import-columns.ts";
import { reviewColumns } from "./review-csv.ts";
import { reviewTable } from "./review-export.ts";
import { sourceOf } from "./review-source.ts";

const rowsOf = (json: unknown) => {
  const table = reviewTable(json);
  return table && rowsByHeading(table, reviewColumns, "reviewer")?.map(({ row }) => row);
};

test("Google’s Business Profile: stars in words, the day, the id, and the guest’s own words instead of a translation", () => {
  const reviews = [
    {
      reviewId: "AbFv1",
      reviewer: { displayName: "Luca Sample", profilePhotoUrl: "https://lh3.example/face" },
      starRating: "FOUR",
      comment: "(Translated by Google) Very punctual. (Original)\nMolto puntuale.",
      createTime: "2026-10-02T08:15:00.000Z",
      reviewReply: { comment: "Thank you" },
    },
    { reviewer: {}, starRating: "FIVE", createTime: "2026-10-03T08:15:00Z", name: "accounts/1/reviews/2" },
  ];
  expect(rowsOf({ averageRating: 4.5, reviews })).toEqual([
    {
      source: "google",
      key: "AbFv1",
      reviewer: "Luca Sample",
      rating: "4",
      text: "Molto puntuale.",
      date: "2026-10-02",
    },
    { source: "google", key: "accounts/1/reviews/2", reviewer: "A Google user", rating: "5", date: "2026-10-03" },
  ]);
});

test("Facebook’s pages: recommendations have no stars, older ratings have, and broken letters are mended", () => {
  const data = [
    {
      created_time: "2026-09-01T10:00:00+0000",
      recommendation_type: "positive",
      review_text: "Sehr p\u00c3\u00bcnktlich",
      reviewer: { name: "J\u00c3\u00b6rg Sample", id: "7" },
      open_graph_story: { id: "99" },
    },
    { timestamp: 1_400_000_000, rating: 3, review_text: "Late.", reviewer_name: "Ann Sample" },
    { created_time: "2026-09-03T10:00:00+0000", recommendation_type: "negative", reviewer: { name: "Ben Sample" } },
  ];
  expect(rowsOf([{ data }])).toEqual([
    {
      source: "facebook",
      key: "99",
      reviewer: "Jörg Sample",
      recommends: "yes",
      text: "Sehr pünktlich",
      date: "2026-09-01",
    },
    { source: "facebook", reviewer: "Ann Sample", rating: "3", text: "Late.", date: "2014-05-13" },
    { source: "facebook", reviewer: "Ben Sample", recommends: "no", date: "2026-09-03" },
  ]);
});

test.each([
  ["another file", { bookings: [{ id: 1 }] }],
  ["nothing", null],
  ["a text", "reviews"],
  ["an empty list", { reviews: [] }],
])("%s has no reviews", (_what, json) => {
  expect(reviewTable(json)).toBeUndefined();
});

test("a file that is nested without end is not searched without end", () => {
  const nested = Array.from({ length: 5000 }).reduce<object>((inner) => ({ inner }), { starRating: "FIVE" });
  expect(reviewTable(nested)).toBeUndefined();
});

test.each([
  ["Google Maps", "google"],
  ["facebook", "facebook"],
  ["Other", "other"],
  ["Hello", undefined],
])("%s is %s", (cell, source) => {
  expect(sourceOf(cell)).toBe(source);
});
