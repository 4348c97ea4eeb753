// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteHeld, useUndoneWords } from "#platform/browser/held-here.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { UndoToasts } from "./undo-toasts.tsx";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));

let words = "";
function Words() {
  useUndoneWords("driver:7", (text) => {
    words = text;
  });
  return <input aria-label="Note" />;
}

const hold = (id: string, title = "Booking cancelled: CTS-7K3M9Q") =>
  act(() => noteHeld(encodeURIComponent(JSON.stringify({ id, seconds: 10, title }))));
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const undo = () => screen.queryByRole("button", { name: /^Undo: / });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  pass(60);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draw(
  answers: Record<string, unknown> = { "undo-action": { title: "", subjects: ["driver:7"], draft: "Gate B" } },
) {
  const asked = answerCalls(answers);
  renderPage(
    <>
      <Words />
      <UndoToasts />
    </>,
  );
  return asked;
}

test("it counts down, says so once to those who do not see it, and goes when the time is over", () => {
  draw();
  hold("a");
  expect(screen.getByText("Messages leave in 10 s.")).toBeTruthy();
  const said = screen.getByRole("status").textContent;
  expect(said).toContain("Booking cancelled: CTS-7K3M9Q");
  pass(4);
  expect(screen.getByText("Messages leave in 6 s.")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(said);
  pass(7);
  expect(screen.queryByText(/Messages leave/)).toBeNull();
});

test("while it has the focus it does not vanish: it says that the time is over", () => {
  draw();
  hold("b");
  act(() => undo()?.focus());
  pass(11);
  expect(screen.getByText("Messages are being sent.")).toBeTruthy();
  expect(undo()).toBeNull();
  act(() => screen.getByRole("button", { name: /^Close/ }).focus());
  act(() => (document.activeElement as HTMLElement).blur());
  pass(1);
  expect(screen.queryByText("Messages are being sent.")).toBeNull();
});

test("pressed, it asks the server once, goes, and the words come back to where they were written", async () => {
  const asked = draw();
  hold("c");
  const button = undo();
  if (!button) throw new Error("Nothing to press.");
  fireEvent.click(button);
  await waitFor(() => expect(undo()).toBeNull());
  expect(asked).toEqual([{ name: "undo-action", input: { id: "c" } }]);
  expect(words).toBe("Gate B");
});

test("Control Z undoes what was done last, except where one is typing", async () => {
  const asked = draw();
  hold("d");
  hold("e", "Driver assigned: CTS-4M2P8T");
  fireEvent.keyDown(screen.getByLabelText("Note"), { key: "z", ctrlKey: true });
  expect(asked).toEqual([]);
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await waitFor(() => expect(asked).toEqual([{ name: "undo-action", input: { id: "e" } }]));
});

test("where it is refused, it says why and stays", async () => {
  draw({ "undo-action": 409 });
  hold("f");
  fireEvent.keyDown(document.body, { key: "z", metaKey: true });
  expect((await screen.findByRole("alert")).textContent).toBe("Broken for a test.");
  pass(20);
  expect(screen.getByRole("alert")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Close/ }));
  expect(screen.queryByRole("alert")).toBeNull();
});
