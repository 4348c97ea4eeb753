// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Field, Select, TextArea, TextInput } from "./field.tsx";

afterEach(cleanup);

const describedBy = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

test("hint and error both describe the control", () => {
  render(
    <Field label="E-mail" hint="For the confirmation" error="Email is required" required>
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByLabelText(/E-mail/);
  expect(describedBy(input)).toEqual(["For the confirmation", "Email is required"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.hasAttribute("required")).toBe(true);
});

test("without an error nothing is marked invalid", () => {
  render(
    <Field label="Phone" optional>
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText("Phone (optional)");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(input.hasAttribute("aria-describedby")).toBe(false);
});

test("the counter starts with what is there and follows the typing", () => {
  render(
    <Field label="Message">
      <TextArea counter maxLength={20} defaultValue="Hello" />
    </Field>,
  );
  expect(screen.getByText(/5 \/ 20/)).toBeTruthy();
  const area = screen.getByLabelText<HTMLTextAreaElement>("Message");
  fireEvent.input(area, { target: { value: "Hello there" } });
  expect(screen.getByText(/11 \/ 20/)).toBeTruthy();
});

test("a select offers its placeholder as the empty choice", () => {
  render(
    <Field label="Service">
      <Select placeholder="Choose" options={[{ value: "a", label: "Airport" }]} />
    </Field>,
  );
  const options = screen.getAllByRole<HTMLOptionElement>("option").map((option) => [option.value, option.text]);
  expect(options).toEqual([
    ["", "Choose"],
    ["a", "Airport"],
  ]);
});
