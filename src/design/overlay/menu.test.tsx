// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DisclosureMenu } from "./menu.tsx";

afterEach(cleanup);

const details = () => document.querySelector("details");
const summary = () => document.querySelector("summary");

function openMenu(onOpenChange?: (open: boolean) => void) {
  render(
    <>
      <DisclosureMenu label="Services" onOpenChange={onOpenChange}>
        <p>Pick one</p>
        <a href="#transfers">Transfers</a>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = summary();
  if (button) fireEvent.click(button);
}

test("the button opens the list and tells its owner", () => {
  const spy = vi.fn();
  openMenu(spy);
  expect(details()?.open).toBe(true);
  expect(spy).toHaveBeenLastCalledWith(true);
});

test("Esc closes it and the focus is on the button again", () => {
  openMenu();
  fireEvent.keyDown(screen.getByText("Transfers"), { key: "Escape" });
  expect(details()?.open).toBe(false);
  expect(document.activeElement).toBe(summary());
});

test.each([
  ["a press outside", () => fireEvent.pointerDown(screen.getByText("Elsewhere")), false],
  [
    "tabbing out",
    () => fireEvent.blur(screen.getByText("Transfers"), { relatedTarget: screen.getByText("Elsewhere") }),
    false,
  ],
  ["following a link", () => fireEvent.click(screen.getByText("Transfers")), false],
  ["a press on plain text inside", () => fireEvent.pointerDown(screen.getByText("Pick one")), true],
  [
    "moving to another link inside",
    () => fireEvent.blur(screen.getByText("Transfers"), { relatedTarget: summary() }),
    true,
  ],
])("after %s", (_what, happen, open) => {
  openMenu();
  happen();
  expect(details()?.open).toBe(open);
});
