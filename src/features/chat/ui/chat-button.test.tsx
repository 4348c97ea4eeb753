// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SiteName, SitePlace } from "#platform/browser/site-name.tsx";
import { chatContract } from "../contract.ts";
import { ChatButton } from "./chat-button.tsx";
import { messages } from "./messages.ts";
import { forgetChat } from "./use-chat.ts";

const greeting =
  "Hello! Welcome to Cape Town Shuttle. How can I help you today? I can assist with bookings, provide information about our services, or answer any questions about Cape Town.";

type Sent = { message: string; conversation: { role: string; content: string }[] };
let sent: Sent[];
let answer: () => Promise<Response>;

beforeEach(() => {
  forgetChat();
  sent = [];
  answer = async () => Response.json({ success: true, response: "From R350.\n\nMore: /services/airport-transfers" });
  vi.stubGlobal("fetch", (_url: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body));
    return answer();
  });
  render(
    <SiteName value="Cape Town Shuttle">
      <SitePlace value={{ town: "Cape Town", area: "Cape Town and the Western Cape" }}>
        <RouterProvider router={createMemoryRouter([{ path: "*", Component: ChatButton }])} />
      </SitePlace>
    </SiteName>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPanel() {
  fireEvent.click(screen.getByRole("button", { name: "Chat with our assistant" }));
  await screen.findByRole("dialog");
  const input = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
  const log = within(screen.getByRole("log"));
  const say = (text: string) => {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: "Enter" });
  };
  return { input, log, say };
}

test("it is closed at first, and the button, the close control and Escape close it again", async () => {
  expect(screen.queryByRole("dialog")).toBeNull();
  const { input } = await openPanel();
  fireEvent.keyDown(input, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  for (const at of [0, 1]) {
    await openPanel();
    fireEvent.click(screen.getAllByRole("button", { name: "Close chat" })[at] ?? document.body);
    expect(screen.queryByRole("dialog")).toBeNull();
  }
});

test("the conversation starts with the greeting", async () => {
  const { log } = await openPanel();
  expect(log.getByText(greeting)).toBeTruthy();
});

test("Enter sends the message with the earlier conversation; the answer shows its links", async () => {
  const { log, say, input } = await openPanel();
  say("  How much is a transfer?  ");
  expect(input.value).toBe("");
  expect(await log.findByText("From R350.")).toBeTruthy();
  expect(log.getByRole("link", { name: "More" }).getAttribute("href")).toBe("/services/airport-transfers");
  say("And at night?");
  await waitFor(() => expect(log.getAllByText("From R350.")).toHaveLength(2));
  expect(sent[0]).toEqual({
    message: "How much is a transfer?",
    conversation: [{ role: "assistant", content: greeting }],
  });
  expect(sent[1]?.conversation.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
});

test.each([
  ["Shift+Enter", "Hello", { key: "Enter", shiftKey: true }],
  ["an empty message", "", { key: "Enter" }],
  ["nothing but space", "  \n ", { key: "Enter" }],
])("%s is not sent", async (_what, text, press) => {
  const { input } = await openPanel();
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, press);
  expect(sent).toEqual([]);
});

test("while waiting for a reply nothing can be sent and a spinner shows", async () => {
  let arrive = (_: Response) => {};
  answer = () => new Promise((resolve) => (arrive = resolve));
  const { input, log, say } = await openPanel();
  say("Hello");
  expect(input.disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
  expect(log.getByRole("status").textContent).toBe("Waiting for a reply");
  fireEvent.keyDown(input, { key: "Enter" });
  expect(sent).toHaveLength(1);
  arrive(Response.json({ success: true, response: "Hi" }));
  expect(await log.findByText("Hi")).toBeTruthy();
  expect(input.disabled).toBe(false);
  expect(log.queryByRole("status")).toBeNull();
});

test("a failure shows a toast; the message is kept and can be resent", async () => {
  answer = async () => Response.json({ success: false, error: "broken" }, { status: 500 });
  const { input, log, say } = await openPanel();
  say("How much?");
  expect(await screen.findByText(messages.failed.title)).toBeTruthy();
  expect(screen.getByText("Sorry, I'm having trouble responding right now. Please try again.")).toBeTruthy();
  expect(input.disabled).toBe(false);
  expect(log.getByText("How much?")).toBeTruthy();
  answer = async () => Response.json({ success: true, response: "R350" });
  fireEvent.click(log.getByRole("button", { name: /Try again/ }));
  expect(await log.findByText("R350")).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
  expect(log.queryByRole("button", { name: /Try again/ })).toBeNull();
});

test("a visitor who sends too fast sees the limit, and the message is kept", async () => {
  answer = async () => Response.json({ success: false, error: "slow_down" }, { status: 429 });
  const { log, say } = await openPanel();
  say("And how much is it?");
  expect(await screen.findByText(/up to 10 questions a minute/)).toBeTruthy();
  expect(chatContract.aiChatbot.limit).toEqual({ times: 10, seconds: 60 });
  answer = async () => Response.json({ success: true, response: "R350" });
  fireEvent.click(log.getByRole("button", { name: /Try again/ }));
  expect(await log.findByText("R350")).toBeTruthy();
});

test("the conversation is kept when the panel is closed", async () => {
  const { say, log } = await openPanel();
  say("How much?");
  await log.findByText("From R350.");
  fireEvent.click(screen.getAllByRole("button", { name: "Close chat" })[0] ?? document.body);
  const again = await openPanel();
  expect(again.log.getByText("From R350.")).toBeTruthy();
});
