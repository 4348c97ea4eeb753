// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { RateTripsCard } from "./rate-trips-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opening = { reference: "CTS-7K3M9Q", code: "K7PM3QXR" };

test("a booking links to the rating of its trip", async () => {
  const ratings = [{ token: "abc", title: "Airport Transfer", pickup_at: "2026-11-20T08:00:00.000Z" }];
  const calls = answerCalls({ "booking-ratings": { ratings } });
  renderPage(<RateTripsCard {...opening} />);
  const link = await screen.findByRole("link", { name: "Rate this trip" });
  expect(link.getAttribute("href")).toBe("/rate-driver?token=abc");
  expect(calls).toEqual([{ name: "booking-ratings", input: opening }]);
});

test.each([
  ["none can be rated", { ratings: [] }],
  ["they can’t be read", 500],
])("if %s nothing is shown", async (_, answer) => {
  const calls = answerCalls({ "booking-ratings": answer });
  const { container } = renderPage(<RateTripsCard {...opening} />);
  await eventually(() => expect(calls).toHaveLength(1));
  expect(container.textContent).toBe("");
});
