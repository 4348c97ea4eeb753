// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { SessionsCard } from "./sessions-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const times = { created_at: "2026-11-20T08:00:00Z", last_seen_at: "2026-11-20T09:30:00Z" };
const here = {
  ...times,
  id: "s1",
  user_agent: "Mozilla (Windows NT 10.0) Chrome/140",
  ip: "198.51.100.7",
  current: true,
};
const phone = { ...times, id: "s2", user_agent: "Mozilla (iPhone) Safari/604", ip: "203.0.113.9", current: false };

test("devices are shown by name, and another one can be signed out", async () => {
  let open = [here, phone];
  const { sent } = drawSignedIn(<SessionsCard />, {
    sessions: () => ({ sessions: open }),
    "sessions/s2": () => {
      open = [here];
      return { id: "s2" };
    },
  });
  const [first, second] = await screen.findAllByRole("listitem");
  if (!first || !second) throw new Error("two devices are expected");
  expect(within(first).getByText("Chrome on Windows")).toBeTruthy();
  expect(within(first).getByText("This device")).toBeTruthy();
  expect(within(first).queryByRole("button")).toBeNull();
  expect(within(second).getByText(/Last seen 20 Nov 2026, 11:30, from 203\.0\.113\.9/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Sign out Safari on iPhone" }));
  await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
  expect(sent.filter(({ method }) => method === "DELETE").map(({ name }) => name)).toEqual(["sessions/s2"]);
});
