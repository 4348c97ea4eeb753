// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { ListedRating } from "../contract.ts";
import { RatingsPanel } from "./ratings-panel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aListedRating = (changes: Partial<ListedRating> = {}): ListedRating => ({
  id: "018f0000-0000-7000-8000-000000000001",
  version: 3,
  state: "held",
  reference: "CTS-7K3M9Q",
  customer: "Thandi Mokoena",
  title: "Airport Transfer",
  pickup_at: "2026-11-19T08:00:00.000Z",
  given_at: "2026-11-19T12:00:00.000Z",
  driver: { id: "1", name: "Sipho Ndlovu" },
  stars: { overall: 2, punctuality: 1, vehicle: 4, driving: 3 },
  words: "Half an hour late.",
  photos: [],
  shown_as: "Thandi M.",
  private_message: "",
  wants_reply: false,
  has_email: true,
  reply: "",
  answered_at: null,
  reject_reason: null,
  needs: ["moderation", "answer"],
  dispute: null,
  ...changes,
});
const show = (rating: ListedRating, path = "/admin/reviews") => {
  const listed = { ratings: [rating], next: null, counts: { todo: 1, disputed: 0 } };
  const calls = answerCalls({
    "list-ratings": listed,
    "reject-rating": { version: 4 },
    "decide-dispute": { version: 4 },
  });
  return { calls, ...renderPage(<RatingsPanel />, path) };
};

test("open work comes first; a review is rejected only for a listed reason", async () => {
  const { calls } = show(aListedRating());
  await screen.findByText("Half an hour late.");
  expect(calls[0]).toEqual({ name: "list-ratings", input: { view: "todo", after: null } });
  expect(screen.getByText("Answer needed")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Reject review/ }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Reject review" }));
  await dialog.findByText("Choose a reason");
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: "insults" } });
  fireEvent.click(dialog.getByRole("button", { name: "Reject review" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "reject-rating",
      input: { rating_id: aListedRating().id, version: 3, reason: "insults", note: "" },
    }),
  );
});

test("a dispute is decided with a reason", async () => {
  const dispute = {
    state: "open" as const,
    text: "The road was closed.",
    answer: "",
    disputed_at: "2026-11-19T13:00:00.000Z",
  };
  const { calls } = show(aListedRating({ state: "published", needs: [], dispute }));
  await screen.findByText("The road was closed.");
  fireEvent.click(screen.getByRole("button", { name: /^Decide dispute/ }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText(/^Decision/), { target: { value: "upheld" } });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: "It was." } });
  fireEvent.click(dialog.getByRole("button", { name: "Save decision" }));
  await eventually(() =>
    expect(calls.find(({ name }) => name === "decide-dispute")?.input).toMatchObject({
      decision: "upheld",
      answer: "It was.",
      version: 3,
    }),
  );
});

test("an address with a rating shows only that one", async () => {
  const { calls } = show(aListedRating({ state: "private", needs: [] }), "/admin/reviews?rating=abc");
  await screen.findByText("Review, not for publication");
  expect(calls[0]?.input).toEqual({ rating_id: "abc" });
  expect(screen.queryByRole("button", { name: /^Publish/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show all ratings" }));
  await eventually(() => expect(calls.at(-1)?.input).toEqual({ view: "todo", after: null }));
});
