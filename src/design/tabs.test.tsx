// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const items = ["Details", "Payments", "History"].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <input aria-label={`Note on ${label}`} />,
}));

const chosen = () => screen.getByRole("tab", { selected: true });
const press = (key: string) => {
  chosen().focus();
  fireEvent.keyDown(chosen(), { key });
};
const isChosen = (label: string) => waitFor(() => expect(chosen().textContent).toBe(label));

test("the first tab is chosen and names its panel", () => {
  render(<Tabs label="Booking" items={items} />);
  expect(chosen().textContent).toBe("Details");
  expect(screen.getByRole("tabpanel", { name: "Details" })).toBeTruthy();
});

test.each([
  ["ArrowRight", ["Payments", "History", "Details"]],
  ["ArrowLeft", ["History", "Payments", "Details"]],
  ["End", ["History", "History"]],
  ["Home", ["Details"]],
])("%s moves the focus and the choice, round the ends", async (key, path) => {
  render(<Tabs label="Booking" items={items} />);
  for (const label of path) {
    press(key);
    await isChosen(label);
    expect(document.activeElement).toBe(chosen());
  }
});

test("only the chosen tab is a stop for the Tab key", async () => {
  render(<Tabs label="Booking" items={items} />);
  press("ArrowRight");
  await isChosen("Payments");
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});

test("the owner may keep the choice", () => {
  const onChange = vi.fn();
  render(<Tabs label="Booking" items={items} value="history" onChange={onChange} />);
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Details" }));
  expect(onChange).toHaveBeenCalledWith("details");
  expect(chosen().textContent).toBe("History");
});

test("a press on the tab that is open tells its owner too, once", () => {
  const onChange = vi.fn();
  render(<Tabs label="Booking" items={items} value="details" onChange={onChange} />);
  fireEvent.mouseDown(chosen());
  expect(onChange.mock.calls).toEqual([["details"]]);
});

test("kept panels keep what was typed", async () => {
  render(<Tabs label="Booking" items={items} keepPanels />);
  const note = screen.getByLabelText<HTMLInputElement>("Note on Details");
  fireEvent.input(note, { target: { value: "late" } });
  press("ArrowRight");
  await isChosen("Payments");
  expect(screen.getAllByRole("tabpanel").length).toBe(1);
  press("ArrowLeft");
  await isChosen("Details");
  expect(screen.getByLabelText<HTMLInputElement>("Note on Details").value).toBe("late");
});
