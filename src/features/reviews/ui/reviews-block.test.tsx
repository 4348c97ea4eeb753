// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import type { PublishedReviews, Review } from "../contract.ts";
import { ReviewsBlock } from "./reviews-block.tsx";

const aReview = (changes: Partial<Review>): Review => ({
  id: "1",
  reviewer_name: "Emma Sample",
  reviewer_profile_url: "https://facebook.example/emma",
  reviewer_image: null,
  source: "facebook",
  recommends: null,
  rating: 5,
  review_text: "On time.",
  review_date: "2026-11-02",
  review_url: "https://facebook.example/1",
  location: null,
  verified: true,
  is_sample: false,
  trip: null,
  photos: [],
  reply: "",
  ...changes,
});

const publishedReviews: PublishedReviews = {
  average: 4.8,
  count: 4,
  by_source: [{ source: "facebook", count: 4, average: 4.8 }],
  reviews: [
    aReview({ location: "Sea Point" }),
    aReview({ id: "2", reviewer_name: "Luca Sample", reviewer_image: "/faces/luca.webp", rating: 4, verified: false }),
  ],
};

const page = (shown = publishedReviews) => {
  const Page = () => <ReviewsBlock found={shown} company={sampleCompany} />;
  return <RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }])} />;
};
const dataBlocks = () => [...document.head.querySelectorAll("script[type='application/ld+json']")];

afterEach(cleanup);

test("heading and last link lead to the company's Facebook page, with average, stars and count", () => {
  render(page());
  const heading = within(screen.getByRole("heading", { level: 2 })).getByRole("link");
  expect(heading.getAttribute("href")).toBe(sampleCompany.facebook_url);
  expect(screen.getByRole("link", { name: "View All Reviews on Facebook" }).getAttribute("href")).toBe(
    sampleCompany.facebook_url,
  );
  expect(screen.getByText("4.8")).toBeTruthy();
  expect(screen.getByText("4 reviews")).toBeTruthy();
  const [average] = screen.getAllByRole("img");
  expect(average?.querySelectorAll(".fill-s3")).toHaveLength(5);
});

test("a sample is marked as such and never as verified", () => {
  render(page({ ...publishedReviews, reviews: [aReview({ is_sample: true })] }));
  const card = within(screen.getByRole("figure"));
  card.getByText("Sample review");
  expect(card.queryByText("Verified")).toBeNull();
});

test("the heading names the review site", () => {
  render(page());
  screen.getByRole("heading", { name: "What passengers say on Facebook" });
  cleanup();
  render(
    page({
      ...publishedReviews,
      reviews: [
        aReview({ id: "3", source: "passengers", review_url: null, trip: "Airport Transfer" }),
        ...publishedReviews.reviews,
      ],
    }),
  );
  screen.getByRole("heading", { name: "What passengers say on Facebook and to us" });
});

test("a card has a photo or initials, name, long US date, badge, original, stars, quoted text and place", () => {
  render(page());
  const [emma, luca] = screen.getAllByRole("figure");
  if (!emma || !luca) throw new Error("two cards");
  expect(within(emma).getByText("ES")).toBeTruthy();
  expect(within(emma).getByText("November 2, 2026")).toBeTruthy();
  expect(within(emma).getByText("Verified")).toBeTruthy();
  expect(within(emma).getByText("“On time.”")).toBeTruthy();
  expect(within(emma).getByText("Sea Point")).toBeTruthy();
  expect(within(emma).getByRole("link").getAttribute("href")).toBe("https://facebook.example/1");
  expect(within(luca).getByRole("img", { name: "4 out of 5" })).toBeTruthy();
  expect(luca.querySelector("img")?.getAttribute("src")).toBe("/faces/luca.webp");
  expect(within(luca).queryByText("Verified")).toBeNull();
});

test("a review written to us names the kind of trip, has our reply and no external link", () => {
  const own = aReview({
    source: "passengers",
    reviewer_name: "Thandi M.",
    reviewer_profile_url: null,
    review_url: null,
    trip: "Airport Transfer",
    reply: "Thank you.\nWe now wait at gate B.",
  });
  const Own = () => <ReviewsBlock found={{ ...publishedReviews, reviews: [own] }} company={sampleCompany} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "*", Component: Own }])} />);
  const card = within(screen.getByRole("figure"));
  expect(card.getByText("Thandi M.")).toBeTruthy();
  expect(card.getByText("Airport Transfer")).toBeTruthy();
  expect(card.getByText(/We now wait at gate B/)).toBeTruthy();
  expect(card.queryByRole("link")).toBeNull();
  const [data] = dataBlocks().map((block) => JSON.parse(block.textContent ?? "{}"));
  expect(data.review[0].author).toEqual({ "@type": "Person", name: "Thandi M." });
});

const ownReviews = {
  ...publishedReviews,
  reviews: publishedReviews.reviews.map((one) => ({ ...one, source: "passengers" as const, verified: true })),
};

test("reviews of another site are that site’s to mark: they are in no structured data", () => {
  render(page());
  expect(dataBlocks()).toEqual([]);
  cleanup();
  const [own, other] = [ownReviews.reviews[0], publishedReviews.reviews[1]];
  if (!own || !other) throw new Error("two reviews");
  render(page({ ...publishedReviews, reviews: [own, other] }));
  const data = JSON.parse(dataBlocks()[0]?.textContent ?? "{}");
  expect(data.review).toHaveLength(1);
});

test("reviews are counted by source, so that no average passes for that of our own passengers", () => {
  const by_source = [
    { source: "passengers" as const, count: 12, average: 4.9 },
    { source: "facebook" as const, count: 4, average: 4.8 },
    { source: "google" as const, count: 1, average: 0 },
  ];
  render(page({ ...publishedReviews, by_source }));
  screen.getByText("12 by our passengers (4.9), 4 on Facebook (4.8), 1 on Google");
});

test("a recommendation has no stars", () => {
  render(page({ ...publishedReviews, reviews: [aReview({ rating: null, recommends: true })] }));
  const card = within(screen.getByRole("figure"));
  card.getByText("Recommends us");
  card.getByText("Facebook");
  expect(card.queryByRole("img", { name: /out of 5/ })).toBeNull();
});

test("the structured data is in the head, best 5 and worst 1, and is removed with the page", () => {
  const { unmount } = render(page(ownReviews));
  const [block] = dataBlocks();
  const data = JSON.parse(block?.textContent ?? "{}");
  expect(data).not.toHaveProperty("aggregateRating");
  expect(data.review).toHaveLength(2);
  expect(data.review[1].reviewRating).toMatchObject({ ratingValue: 4, bestRating: 5, worstRating: 1 });
  unmount();
  expect(dataBlocks()).toEqual([]);
});

test("the server writes the same data, and a review cannot break out of it", () => {
  const evil = { ...publishedReviews, reviews: [aReview({ source: "passengers", review_text: "</script><b>" })] };
  const Evil = () => <ReviewsBlock found={evil} company={sampleCompany} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", Component: Evil }])} />);
  expect(html).toContain('"bestRating":5');
  expect(html).not.toContain("</script><b>");
});

test("a long review is shortened at the end of a word, and all of it is one tap away", () => {
  const text = `${"Our driver knew every stop. ".repeat(30)}And the sunset.`;
  const { container } = render(page({ ...publishedReviews, reviews: [aReview({ review_text: text })] }));
  const summary = container.querySelector("summary");
  expect(summary?.textContent).toMatch(/^“Our driver knew .*\w…”Read all of it/);
  expect(container.querySelector("details > blockquote")?.textContent).toBe(`“${text}”`);
  expect(container.querySelectorAll("details")).toHaveLength(1);
});
