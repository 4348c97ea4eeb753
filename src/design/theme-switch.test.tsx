// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ThemeSwitch } from "./theme-switch.tsx";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
afterEach(cleanup);

const worn = () => [document.documentElement.dataset.theme, localStorage.getItem("cts-theme")];

test("one button goes round: device, light, dark, device", () => {
  render(<ThemeSwitch />);
  const button = screen.getByRole("button");
  expect(button.getAttribute("aria-label")).toBe("Theme: As my device");
  fireEvent.click(button);
  expect(worn()).toEqual(["light", "light"]);
  fireEvent.click(button);
  expect(worn()).toEqual(["dark", "dark"]);
  expect(button.getAttribute("aria-label")).toBe("Theme: Dark");
  fireEvent.click(button);
  expect(worn()).toEqual([undefined, null]);
});

test("the segments choose directly, and two switches on a page agree", () => {
  render(
    <>
      <ThemeSwitch variant="segmented" />
      <ThemeSwitch />
    </>,
  );
  fireEvent.click(screen.getByLabelText("Dark"));
  expect(worn()).toEqual(["dark", "dark"]);
  expect(screen.getByRole("button", { name: "Theme: Dark" })).toBeTruthy();
});

test("what the early script has put on is what the switch shows", () => {
  document.documentElement.dataset.theme = "dark";
  render(<ThemeSwitch />);
  expect(screen.getByRole("button", { name: "Theme: Dark" })).toBeTruthy();
});

test("the server says the same whatever the visitor chose", () => {
  document.documentElement.dataset.theme = "dark";
  expect(renderToString(<ThemeSwitch />)).toContain("Theme: As my device");
});

test("a choice in another tab is followed", () => {
  render(<ThemeSwitch />);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "cts-theme", newValue: "light" }));
  });
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(screen.getByRole("button", { name: "Theme: Light" })).toBeTruthy();
});
