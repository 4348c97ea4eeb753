// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { wipeOutbox } from "#platform/browser/outbox.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { ThreadMessage } from "../contract.ts";
import { ThreadWithDispatch } from "./thread-with-dispatch.tsx";

afterEach(async () => {
  cleanup();
  await wipeOutbox();
  vi.unstubAllGlobals();
});

const fromDispatch: ThreadMessage = {
  id: "m1",
  direction: "to_driver",
  text: "Please take the N2.",
  by: "Naledi",
  reference: "CTS-7K3M9Q",
  written_at: "2026-11-20T08:00:00.000Z",
  read_at: null,
};
const sentTexts = (request: readonly { name: string; input: unknown }[]) =>
  request.filter(({ name }) => name === "send-my-message").map(({ input }) => (input as { text: string }).text);

test("what dispatch wrote is shown and marked as read; a quick reply goes with one press", async () => {
  const calls = answerCalls({
    "my-thread": { messages: [fromDispatch], unread: 1 },
    "mark-my-thread-read": {},
    "send-my-message": {},
  });
  renderPage(<ThreadWithDispatch />);
  await screen.findByText("Please take the N2.");
  screen.getByText("Naledi · CTS-7K3M9Q · 10:00");
  await eventually(() => expect(calls.some(({ name }) => name === "mark-my-thread-read")).toBe(true));
  fireEvent.click(screen.getByRole("button", { name: "On my way" }));
  await eventually(() => expect(sentTexts(calls)).toEqual(["On my way"]));
});

test("each new message comes into view, in browsers too that answer the scrolling with a promise", async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.textContent ?? "");
    return Promise.resolve() as never;
  };
  const second = { ...fromDispatch, id: "m2", text: "The N2 is open again." };
  answerCalls({ "my-thread": { messages: [fromDispatch], unread: 0 }, "mark-my-thread-read": {} });
  const memory = new QueryClient();
  renderPage(<ThreadWithDispatch />, "/", memory);
  await screen.findByText("Please take the N2.");
  answerCalls({ "my-thread": { messages: [fromDispatch, second], unread: 0 }, "mark-my-thread-read": {} });
  await act(() => memory.invalidateQueries());
  await screen.findByText("The N2 is open again.");
  await eventually(() => expect(scrolled.at(-1)).toContain("The N2 is open again."));
});

test("offline a message waits on the phone and says so, and is sent once when the connection is back", async () => {
  answerCalls({ "my-thread": { messages: [], unread: 0 }, "send-my-message": 503 });
  renderPage(<ThreadWithDispatch />);
  fireEvent.change(await screen.findByLabelText("Message"), { target: { value: "The road is closed" } });
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByText(/Waiting for a connection/);
  const calls = answerCalls({ "my-thread": { messages: [], unread: 0 }, "send-my-message": {} });
  dispatchEvent(new Event("online"));
  await eventually(() => expect(screen.queryByText(/Waiting for a connection/)).toBeNull());
  expect(sentTexts(calls)).toEqual(["The road is closed"]);
});
