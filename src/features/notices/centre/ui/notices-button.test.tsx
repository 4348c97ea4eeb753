// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { NoticesButton } from "./notices-button.tsx";

let impersonatorId: string | undefined;
vi.mock("#platform/browser/session.ts", () => ({
  accessToken: async () => "a token",
  renewedToken: async () => undefined,
  signOut: async () => undefined,
  useSession: () => ({ status: "in", person: { id: "me", email: "", name: "", roles: [], impersonatorId } }),
}));

beforeEach(() => {
  impersonatorId = undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = "2026-11-20T08:00:00.000Z";
const message = {
  kind: "message",
  id: "m1",
  at,
  title: "Booking CTS-7K3M9Q confirmed",
  detail: "",
  about: "booking:CTS-7K3M9Q",
  is_read: false,
};
const task = { kind: "task", id: "t1", at, title: "Call Thandi", detail: "Liesl", about: "task:t1", is_read: true };
const answers = {
  "count-notices": { unread: 1 },
  "my-notices": { notices: [message, task], next: null },
  "read-notice": {
    title: message.title,
    at,
    about: message.about,
    html: "",
    text: "It is reserved.",
    is_secret: false,
  },
  "mark-notice-read": {},
  "mark-notices-read": {},
};
const bell = () =>
  renderPage(
    <NoticesButton
      pageAbout={(kind, reference) =>
        kind === "booking" ? { to: "/dashboard", label: `Open ${reference}` } : undefined
      }
    />,
  );
const marks = (calls: { name: string; input: unknown }[]) => calls.filter(({ name }) => name.startsWith("mark-"));

test("a message is read by opening it, with a way to its booking; the way back keeps its place", async () => {
  const calls = answerCalls(answers);
  bell();
  fireEvent.click(await screen.findByRole("button", { name: "Notifications, 1 unread" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Unread: Booking CTS-7K3M9Q confirmed/ }));
  await screen.findByText("It is reserved.");
  expect(screen.getByRole("link", { name: "Open CTS-7K3M9Q" })).toBeDefined();
  await eventually(() =>
    expect(marks(calls)).toEqual([{ name: "mark-notice-read", input: { kind: "message", id: "m1" } }]),
  );
  fireEvent.click(screen.getByRole("button", { name: "All notifications" }));
  await eventually(() => expect(document.activeElement?.textContent).toContain("Booking CTS-7K3M9Q"));
  // Read already: nothing is marked again.
  fireEvent.click(screen.getByRole("button", { name: /^Task: Call Thandi/ }));
  await screen.findByText("Assigned to you by Liesl");
  expect(marks(calls)).toHaveLength(1);
});

test("all are marked up to the newest on the screen", async () => {
  const calls = answerCalls(answers);
  bell();
  fireEvent.click(await screen.findByRole("button", { name: "Notifications, 1 unread" }));
  fireEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await eventually(() => expect(marks(calls)).toEqual([{ name: "mark-notices-read", input: { until: at } }]));
});

test("who views the site as someone else reads and marks nothing", async () => {
  impersonatorId = "super";
  const calls = answerCalls(answers);
  bell();
  fireEvent.click(await screen.findByRole("button", { name: "Notifications, 1 unread" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Unread: Booking/ }));
  await screen.findByText("It is reserved.");
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  expect(marks(calls)).toEqual([]);
});
