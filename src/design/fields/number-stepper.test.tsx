// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Field } from "./field.tsx";
import { NumberStepper } from "./number-stepper.tsx";

afterEach(cleanup);

function Passengers({ start = 1 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Passengers">
      <NumberStepper noun="passengers" min={1} max={22} value={value} onChange={setValue} />
    </Field>
  );
}

const figure = () => screen.getByLabelText<HTMLInputElement>("Passengers");
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("plus and minus count by one", () => {
  render(<Passengers start={3} />);
  fireEvent.click(button("One more: passengers"));
  expect(figure().value).toBe("4");
  fireEvent.click(button("One fewer: passengers"));
  fireEvent.click(button("One fewer: passengers"));
  expect(figure().value).toBe("2");
});

test("the buttons stop at the limits", () => {
  render(<Passengers start={1} />);
  expect(button("One fewer: passengers").disabled).toBe(true);
  fireEvent.keyDown(figure(), { key: "End" });
  expect(figure().value).toBe("22");
  expect(button("One more: passengers").disabled).toBe(true);
});

test.each([
  ["too many", "99", "22"],
  ["too few", "0", "1"],
  ["within the limits", "12", "12"],
  ["letters", "abc", "5"],
])("typing %s and leaving", (_what, typed, shown) => {
  render(<Passengers start={5} />);
  fireEvent.change(figure(), { target: { value: typed } });
  fireEvent.blur(figure());
  expect(figure().value).toBe(shown);
});

test("arrow keys count and screen readers hear the limits", () => {
  render(<Passengers start={21} />);
  fireEvent.keyDown(figure(), { key: "ArrowUp" });
  fireEvent.keyDown(figure(), { key: "ArrowUp" });
  const spin = screen.getByRole("spinbutton");
  expect([spin.getAttribute("aria-valuenow"), spin.getAttribute("aria-valuemax")]).toEqual(["22", "22"]);
});
