// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { PipelineBoard } from "./pipeline-board.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = {
  kind: "enquiry",
  id: "018f0000-0000-7000-8000-000000000001",
  reference: "ENQ-7K3M9Q",
  version: 3,
  stage: "contacted",
  state: "contacted",
  name: "Thandi Mokoena",
  service_type: "day_tour",
  source: "free_quote",
  owner: null,
  owned_by_me: false,
  created_at: "2026-11-18T06:00:00.000Z",
  due_at: "2026-11-18T06:20:00.000Z",
  answered_at: "2026-11-18T06:10:00.000Z",
  value_cents: null,
  next_task: null,
  lost_reason: null,
  was_answered: true,
  has_sent_quote: false,
};

/** The card is in the column that the server last moved it to. */
function serve() {
  let stage = "contacted";
  return answerCalls({
    "list-colleagues": { colleagues: [] },
    "list-pipeline": (input: { stage: string }) => ({
      cards: input.stage === stage ? [{ ...card, stage, state: stage }] : [],
      next: null,
      count: input.stage === stage ? 1 : 0,
      value_cents: 0,
    }),
    "change-stage": ({ to }: { to: string }) => {
      stage = to;
      return { state: to, version: 4 };
    },
  });
}

const moves = (asked: ReturnType<typeof serve>) =>
  asked.flatMap(({ name, input }) => (name === "change-stage" ? [input] : []));
const column = (name: string) => screen.getByRole("region", { name });
const main = () => screen.findByRole("button", { name: /Thandi Mokoena ?ENQ/ });

test("Shift and an arrow move a card to the next column that takes it, the focus goes along, and it can be undone", async () => {
  const asked = serve();
  renderPage(<PipelineBoard />);
  fireEvent.keyDown(await main(), { key: "ArrowRight", shiftKey: true });
  await within(column("Qualified")).findByText("Thandi Mokoena");
  expect(moves(asked)).toMatchObject([{ id: card.id, version: 3, to: "qualified" }]);
  expect(await screen.findByText("Thandi Mokoena moved to Qualified.")).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await main()));
  fireEvent.click(screen.getByRole("button", { name: "Undo move" }));
  await within(column("Contacted")).findByText("Thandi Mokoena");
  expect(moves(asked)[1]).toMatchObject({ version: 4, to: "contacted" });
});

test("to the left no column takes it: the reason is said, and nothing is sent", async () => {
  const asked = serve();
  renderPage(<PipelineBoard />);
  fireEvent.keyDown(await main(), { key: "ArrowLeft", shiftKey: true });
  expect(await screen.findByText(/can’t move to New. It has been answered/)).toBeTruthy();
  expect(moves(asked)).toEqual([]);
});

test("a card dropped on Lost asks for the reason first", async () => {
  const asked = serve();
  renderPage(<PipelineBoard />);
  const button = await main();
  document.elementFromPoint = () => column("Lost");
  fireEvent.pointerDown(button, { button: 0, isPrimary: true, clientX: 10, clientY: 10, pointerType: "mouse" });
  fireEvent.pointerMove(window, { clientX: 90, clientY: 10 });
  expect(await screen.findByText("Move to Lost")).toBeTruthy();
  fireEvent.pointerUp(window, { clientX: 90, clientY: 10 });
  // The browser’s own click after the drop, which opens nothing.
  fireEvent.click(document.body);
  fireEvent.click(await screen.findByRole("button", { name: "Mark as lost" }));
  await waitFor(() => expect(moves(asked)).toMatchObject([{ to: "lost", reason: "Price" }]));
});

test("a finger that rests picks the card up and carries it; one that moves at once scrolls the page", async () => {
  const asked = serve();
  renderPage(<PipelineBoard />);
  const button = await main();
  document.elementFromPoint = () => column("Qualified");
  const finger = { button: 0, isPrimary: true, pointerType: "touch" };
  fireEvent.pointerDown(button, { ...finger, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(window, { clientX: 10, clientY: 60 });
  fireEvent.pointerUp(window, { clientX: 10, clientY: 60 });
  expect(screen.queryByText("Move to Qualified")).toBeNull();

  fireEvent.pointerDown(button, { ...finger, clientX: 10, clientY: 10 });
  expect(await screen.findByText("Move to Qualified")).toBeTruthy();
  const scrolled = fireEvent(window, new Event("touchmove", { cancelable: true }));
  expect(scrolled).toBe(false);
  fireEvent.pointerUp(window, { clientX: 90, clientY: 10 });
  await waitFor(() => expect(moves(asked)).toMatchObject([{ to: "qualified" }]));
});
