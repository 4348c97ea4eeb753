// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServiceNotice } from "./service-notice.tsx";

let answer: () => Response;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const notices = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("a notice appears while a service is down and disappears afterwards; without an answer the page shows nothing", async () => {
  // Loaded before the clock is faked, as on an idle page.
  await Promise.all([import("../contract.ts"), import("#platform/browser/call-api.ts")]);
  answer = () => Response.json({ success: true, notices: ["Our emails are delayed right now."] });
  render(<ServiceNotice place="payment" />);
  expect(notices()).toEqual([]);
  await pass(1600);
  expect(notices()).toEqual(["Our emails are delayed right now."]);
  answer = () => Response.json({ success: true, notices: [] });
  await pass(60_000);
  expect(notices()).toEqual([]);
  answer = () => new Response("", { status: 503 });
  await pass(60_000);
  expect(notices()).toEqual([]);
});
