// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { MyRating } from "../contract.ts";
import { MyRatingsCard } from "./my-ratings-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aRating = (changes: Partial<MyRating> = {}): MyRating => ({
  id: "018f0000-0000-7000-8000-000000000001",
  version: 2,
  title: "Airport Transfer",
  pickup_at: "2026-11-19T08:00:00.000Z",
  words: "Too fast.",
  dispute: null,
  stars: { overall: 3, punctuality: 5, vehicle: 5, driving: 2 },
  ...changes,
});

test("a rating is disputed with a reason", async () => {
  const calls = answerCalls({ "my-ratings": { ratings: [aRating()], next: null }, "dispute-rating": { version: 3 } });
  renderPage(<MyRatingsCard />);
  await screen.findByText("“Too fast.”");
  fireEvent.click(screen.getByRole("button", { name: /^Dispute rating/ }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText(/^What happened/), { target: { value: "I kept to the limit." } });
  fireEvent.click(dialog.getByRole("button", { name: "Dispute rating" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "dispute-rating",
      input: { rating_id: aRating().id, version: 2, text: "I kept to the limit." },
    }),
  );
});

test("a decision is shown, and the rating can’t be disputed again", async () => {
  const dispute = { state: "upheld" as const, text: "I kept to the limit.", answer: "The tracker agrees." };
  answerCalls({ "my-ratings": { ratings: [aRating({ dispute })], next: null } });
  renderPage(<MyRatingsCard />);
  await screen.findByText("The tracker agrees.");
  expect(screen.getByText("Dispute upheld")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Dispute rating/ })).toBeNull();
});

test("without ratings it says when they come", async () => {
  answerCalls({ "my-ratings": { ratings: [], next: null } });
  renderPage(<MyRatingsCard />);
  await screen.findByText(/No ratings yet/);
});

test("five stars everywhere can’t be disputed", async () => {
  const stars = { overall: 5, punctuality: 5, vehicle: 5, driving: 5 };
  answerCalls({ "my-ratings": { ratings: [aRating({ stars })], next: null } });
  renderPage(<MyRatingsCard />);
  await screen.findByText("“Too fast.”");
  expect(screen.queryByRole("button", { name: /^Dispute rating/ })).toBeNull();
});
