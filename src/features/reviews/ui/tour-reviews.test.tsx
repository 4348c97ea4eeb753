// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { PublishedReviews, Review } from "../contract.ts";
import { TourReviews } from "./tour-reviews.tsx";

const own: Review = {
  id: "1",
  reviewer_name: "Thandi M.",
  reviewer_profile_url: null,
  reviewer_image: null,
  source: "passengers",
  recommends: null,
  rating: 5,
  review_text: "Penguins.",
  review_date: "2026-11-02",
  review_url: null,
  location: null,
  verified: true,
  is_sample: false,
  trip: "Cape Peninsula tour",
  photos: ["/files/v1/1"],
  reply: "",
};
const found: PublishedReviews = {
  average: 4.9,
  count: 12,
  by_source: [{ source: "passengers", count: 12, average: 4.9 }],
  reviews: [own, { ...own, id: "2", source: "google", reviewer_name: "Luca Sample", photos: [] }],
};
const page = (tour?: string) => {
  const Page = () => <TourReviews found={found} title="After the tour" tour={tour} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }])} />);
};
const data = () => document.head.querySelector("script[type='application/ld+json']")?.textContent;
afterEach(cleanup);

test("a tour is marked as a product with the average and the reviews of its own passengers", () => {
  page("Cape Peninsula");
  const marked = JSON.parse(data() ?? "{}");
  expect(marked).toMatchObject({
    "@type": "Product",
    name: "Cape Peninsula",
    aggregateRating: { ratingValue: 4.9, ratingCount: 12 },
  });
  expect(marked.review).toMatchObject([{ author: { name: "Thandi M." } }]);
});

test("reviews of the company on a tour’s page are none of the tour’s", () => {
  page();
  expect(data()).toBeUndefined();
});

test("a guest’s photographs are shown with the review", () => {
  page();
  expect(screen.getByAltText("Photograph 1 by Thandi M.").getAttribute("src")).toBe("/files/v1/1");
});
