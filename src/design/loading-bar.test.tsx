// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadingBar } from "./loading-bar.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const bar = () => screen.queryByRole("progressbar", { name: "Loading page…" });

test("what is instant shows nothing, what takes longer shows a bar until it is done, every time", () => {
  const { rerender } = render(<LoadingBar isLoading={false} />);
  wait(1000);
  expect(bar()).toBeNull();

  rerender(<LoadingBar isLoading />);
  wait(90);
  expect(bar()).toBeNull();
  rerender(<LoadingBar isLoading={false} />);
  wait(1000);
  expect(bar()).toBeNull();

  for (const _time of [1, 2]) {
    rerender(<LoadingBar isLoading />);
    wait(150);
    expect(bar()).toBeTruthy();
    rerender(<LoadingBar isLoading={false} />);
    expect(bar()).toBeNull();
  }
});

test("a screen reader hears it from a region that was there before", () => {
  const { container, rerender } = render(<LoadingBar isLoading={false} />);
  const region = container.querySelector("[aria-live=polite]");
  expect(region?.textContent).toBe("");
  rerender(<LoadingBar isLoading />);
  wait(150);
  expect(container.querySelector("[aria-live=polite]")).toBe(region);
  expect(region?.textContent).toBe("Loading page…");
});
