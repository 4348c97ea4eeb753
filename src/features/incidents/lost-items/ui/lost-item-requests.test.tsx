// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { wipeOutbox } from "#platform/browser/outbox.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { LostItemReport } from "../contract.ts";
import { LostItemRequests } from "./lost-item-requests.tsx";

afterEach(async () => {
  cleanup();
  await wipeOutbox();
  vi.unstubAllGlobals();
});

const id = "018f0000-0000-7000-8000-000000000001";
const at = "2026-11-20T08:00:00.000Z";
const anItem = (changes: Partial<LostItemReport> = {}): LostItemReport => ({
  id,
  state: "reported",
  what: "A blue rain jacket",
  left_where: "Back seat",
  reported_at: at,
  trip: { id: "t", pickup_at: at, from: "Airport", to: "Sea Point" },
  plate: "CA 123-456",
  answer: "",
  ...changes,
});

test("a driver reports that it was found, with a description", async () => {
  const calls = answerCalls({ "my-lost-items": { items: [anItem()] }, "answer-lost-item": {} });
  renderPage(<LostItemRequests photo={() => <p>photograph</p>} />);
  await screen.findByText("A blue rain jacket");
  screen.getByText("photograph");
  fireEvent.click(screen.getByRole("button", { name: "Found" }));
  fireEvent.change(screen.getByLabelText(/Note/), { target: { value: "Under the seat" } });
  fireEvent.click(screen.getAllByRole("button", { name: "Found", hidden: true }).at(-1) as HTMLElement);
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "answer-lost-item",
      input: { lost_item_id: id, answer: "found", words: "Under the seat" },
    }),
  );
});

test("the first page shows only open requests; the trip’s page also shows answered ones", async () => {
  const answered = anItem({ state: "not_found", answer: "Looked everywhere" });
  answerCalls({ "my-lost-items": { items: [answered] } });
  const first = renderPage(<LostItemRequests photo={() => null} />);
  await eventually(() => expect(first.container.textContent).toBe(""));
  cleanup();
  renderPage(<LostItemRequests tripId="t" photo={() => null} />);
  await screen.findByText("You wrote: Looked everywhere");
  // It may turn up later.
  screen.getByRole("button", { name: "Found" });
  expect(screen.queryByRole("button", { name: "Not found" })).toBeNull();
});
