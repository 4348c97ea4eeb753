// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Menu, MenuItem } from "./radix-menu.tsx";

afterEach(cleanup);

test("what an item opens finds the focus on the menu’s button, and gives it back there", () => {
  let result: Element | null = null;
  const notice = () => {
    result = document.activeElement;
  };
  render(
    <Menu trigger={<button type="button">Handover</button>}>
      <MenuItem onSelect={notice}>Hand over</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole("button", { name: "Handover" });
  button.focus();
  fireEvent.keyDown(button, { key: "Enter" });
  const item = screen.getByRole("menuitem", { name: "Hand over" });
  item.focus();
  fireEvent.keyDown(item, { key: "Enter" });
  expect(result).toBe(button);
});
