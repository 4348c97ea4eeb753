// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { MessagesButton } from "./messages-button.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const driver = { id: "018f0000-0000-7000-8000-000000000001", name: "Sipho Ndlovu", phone: "+27 82 555 0201" };
const at = "2026-11-20T08:00:00.000Z";
const answers = {
  "message-inbox": {
    unread: 1,
    threads: [{ driver, unread: 1, last: { text: "I’m here", direction: "from_driver", written_at: at } }],
  },
  "driver-thread": {
    driver,
    messages: [
      {
        id: "m1",
        direction: "from_driver",
        text: "I’m here",
        by: "Sipho Ndlovu",
        reference: null,
        written_at: at,
        read_at: null,
      },
    ],
  },
  "mark-thread-read": {},
  "send-message-to-driver": { id: "m2" },
};

test("unread messages are counted; the thread is opened, marked as read and answered", async () => {
  const calls = answerCalls(answers);
  const { router } = renderPage(<MessagesButton />, "/?date=2026-11-20");
  fireEvent.click(await screen.findByRole("button", { name: "Messages from drivers, 1 unread" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Sipho Ndlovu/ }));
  expect(router.state.location.search).toBe(`?date=2026-11-20&messages=${driver.id}`);
  await eventually(() => expect(calls).toContainEqual({ name: "mark-thread-read", input: { driver_id: driver.id } }));
  fireEvent.click(await screen.findByRole("button", { name: "Please call dispatch" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "send-message-to-driver",
      input: { driver_id: driver.id, text: "Please call dispatch" },
    }),
  );
});

test("the address opens a driver’s thread, and closing it leaves the rest of the address", async () => {
  answerCalls(answers);
  const { router } = renderPage(<MessagesButton />, `/?trip=x&messages=${driver.id}`);
  await screen.findByText("I’m here");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await eventually(() => expect(router.state.location.search).toBe("?trip=x"));
});
