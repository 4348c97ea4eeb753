// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CrashScreen, TopLevelErrorScreen } from "./error-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const error = new Error("chunk is gone");

test("the crash screen speaks the agreed words and offers two ways on", () => {
  const retry = vi.fn();
  const refresh = vi.fn();
  render(<CrashScreen error={error} onRetry={retry} onRefresh={refresh} />);
  expect(screen.getByRole("heading").textContent).toBe("Oops! Something went wrong");
  expect(
    screen.getByText("We're sorry, but something unexpected happened. Please try refreshing the page."),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  fireEvent.click(screen.getByRole("button", { name: "Refresh Page" }));
  expect([retry.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 1]);
});

test("the top-level screen gives the code, the three ways on and closed details", () => {
  render(<TopLevelErrorScreen error={error} code="K7QF-29XM" onRetry={() => {}} contact={<p>Call us</p>} />);
  expect(screen.getByRole("heading").textContent).toBe("Something went wrong");
  expect(screen.getByText("K7QF-29XM")).toBeTruthy();
  expect(screen.getByText("Call us")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
  expect(document.querySelector("details")?.open).toBe(false);
});

test.each([
  ["in production the message alone", false, undefined, "Error: chunk is gone"],
  ["what the caller passes, as it is", false, "stack of the driver page", "stack of the driver page"],
])("details: %s", (_what, dev, details, shown) => {
  vi.stubEnv("DEV", dev);
  render(<CrashScreen error={error} onRetry={() => {}} details={details} />);
  expect(document.querySelector("pre")?.textContent).toBe(shown);
});

test("something thrown that is no error is shown as text", () => {
  render(<CrashScreen error="offline" onRetry={() => {}} />);
  expect(document.querySelector("pre")?.textContent).toBe("offline");
});
