// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Field } from "../fields/field.tsx";
import { TimePicker, type TimePickerProps } from "./time-picker.tsx";

afterEach(cleanup);

function show(props: Partial<TimePickerProps> = {}) {
  const onChange = vi.fn();
  function Owner() {
    const [time, setTime] = useState(props.value ?? "");
    return (
      <Field label="Start">
        <TimePicker
          {...props}
          value={time}
          onChange={(next) => {
            onChange(next);
            setTime(next);
          }}
        />
      </Field>
    );
  }
  render(<Owner />);
  return { onChange, input: screen.getByLabelText<HTMLInputElement>("Start") };
}

test.each([
  ["930", "09:30"],
  ["21:07", "21:07"],
  ["9 pm", "21:00"],
])("%s is taken on leaving as %s", (typed, time) => {
  const { input, onChange } = show();
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.blur(input);
  expect(onChange.mock.calls).toEqual([[time]]);
  expect(input.value).toBe(time);
});

test("no letter is lost, however fast someone types", async () => {
  const { input, onChange } = show({ value: "09:00" });
  const typeAtOnce = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  // Outside the care of the test tools, as keys come from a keyboard: the next does not wait for the page.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  for (const key of ["", ..."half nine"]) {
    typeAtOnce?.call(input, key === "" ? "" : input.value + key);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  expect(input.value).toBe("half nine");
  vi.unstubAllGlobals();
  await waitFor(() => expect(input.value).toBe("half nine"));
  expect(onChange).not.toHaveBeenCalled();
});

test("what is no time stays, with a word why", () => {
  const { input, onChange } = show({ max: "18:00" });
  fireEvent.change(input, { target: { value: "late" } });
  fireEvent.blur(input);
  expect(screen.getByText("Enter a time like 09:30.")).toBeDefined();
  fireEvent.change(input, { target: { value: "19:00" } });
  fireEvent.blur(input);
  expect(screen.getByText("The latest time is 18:00.")).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

test("the list offers quarters and closes on a choice", () => {
  const { input, onChange } = show({ value: "09:00" });
  fireEvent.click(input);
  expect(screen.getAllByRole("option")).toHaveLength(96);
  fireEvent.click(screen.getByRole("option", { name: "10:45" }));
  expect(onChange.mock.calls).toEqual([["10:45"]]);
  expect(input.value).toBe("10:45");
  expect(screen.queryAllByRole("option")).toHaveLength(0);
});

test("the arrows walk the list from the chosen time", () => {
  const { input, onChange } = show({ value: "09:00" });
  fireEvent.click(input);
  fireEvent.keyDown(input, { key: "ArrowDown" });
  fireEvent.keyDown(input, { key: "Enter" });
  expect(onChange.mock.calls).toEqual([["09:15"]]);
});
