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

test("a notice comes while a part is away, goes by itself, and a page without an answer says nothing", async () => {
  // Loaded before the clock is ours, as on a page that has come to rest.
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
