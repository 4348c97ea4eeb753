// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Field } from "../fields/field.tsx";
import { DatePicker, type DatePickerProps } from "./date-picker.tsx";
import { DateRangePicker } from "./date-range-picker.tsx";

afterEach(cleanup);

function show(props: Partial<DatePickerProps> = {}) {
  const onChange = vi.fn();
  function Owner() {
    const [day, setDay] = useState(props.value ?? "");
    return (
      <Field label="Arrival">
        <DatePicker
          {...props}
          value={day}
          onChange={(next) => {
            onChange(next);
            setDay(next);
          }}
        />
      </Field>
    );
  }
  render(<Owner />);
  return { onChange, input: screen.getByLabelText<HTMLInputElement>("Arrival") };
}

const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });

describe("typing", () => {
  test.each(["2026-11-20", "20 Nov 2026", "20/11/2026"])("%s is taken on leaving and shown our way", (typed) => {
    const { input, onChange } = show();
    type(input, typed);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onChange.mock.calls).toEqual([["2026-11-20"]]);
    expect(input.value).toBe("20 Nov 2026");
  });

  test("Enter takes it too, without sending the form", () => {
    const { input, onChange } = show();
    type(input, "5/1/2027");
    const wentOn = fireEvent.keyDown(input, { key: "Enter" });
    expect(wentOn).toBe(false);
    expect(onChange).toHaveBeenCalledWith("2027-01-05");
  });

  test.each([
    ["next week", "Enter a date like 20 Nov 2026."],
    ["1 Nov 2026", "The earliest date is 14 Nov 2026."],
    ["1 Jan 2027", "The latest date is 31 Dec 2026."],
    ["25 Dec 2026", "25 Dec 2026 is not available."],
  ])("%s stays, with a word why", (typed, problem) => {
    const limits = { min: "2026-11-14", max: "2026-12-31", isDayOff: (day: string) => day === "2026-12-25" };
    const { input, onChange } = show(limits);
    type(input, typed);
    fireEvent.blur(input);
    expect(screen.getByText(problem)).toBeDefined();
    expect(input.value).toBe(typed);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(onChange).not.toHaveBeenCalled();
  });

  test("an emptied field is an empty day", () => {
    const { input, onChange } = show({ value: "2026-11-20" });
    type(input, "");
    fireEvent.blur(input);
    expect(onChange).toHaveBeenCalledWith("");
  });
});

describe("the calendar", () => {
  const open = () => fireEvent.click(screen.getByRole("button", { name: "Open the calendar" }));

  test("loads on opening, starts on Monday and closes on selection", async () => {
    const { onChange, input } = show({ value: "2026-11-20", today: "2026-11-14" });
    expect(screen.queryByRole("grid")).toBeNull();
    open();
    const grid = await screen.findByRole("grid", { name: "November 2026" });
    expect(grid.querySelector("th")?.textContent).toMatch(/^Mo/);
    fireEvent.click(screen.getByRole("button", { name: "Monday 23 November 2026" }));
    expect(onChange).toHaveBeenCalledWith("2026-11-23");
    expect(input.value).toBe("23 Nov 2026");
    expect(screen.queryByRole("grid")).toBeNull();
  });

  test("offers no day outside the limits", async () => {
    show({ min: "2026-11-14", max: "2026-11-30", today: "2026-11-14" });
    open();
    const early = await screen.findByRole("button", { name: "Friday 13 November 2026" });
    expect(early.hasAttribute("disabled")).toBe(true);
    expect(screen.getByRole("button", { name: /14 November/ }).hasAttribute("disabled")).toBe(false);
  });
});

describe("days off with a reason", () => {
  const season = "The flower tour runs in August.";
  const limits = {
    min: "2026-11-14",
    today: "2026-11-14",
    isDayOff: (day: string) => day.slice(5, 7) !== "08" && season,
    note: season,
  };

  test("the calendar opens in the next month that has a day, and says why the others are off", async () => {
    show(limits);
    fireEvent.click(screen.getByRole("button", { name: "Open the calendar" }));
    await screen.findByRole("grid", { name: "August 2027" });
    expect(screen.getByText(season)).toBeDefined();
    const isOff = (name: string) => screen.getByRole("button", { name }).hasAttribute("disabled");
    expect(isOff("Saturday 31 July 2027")).toBe(true);
    expect(isOff("Sunday 1 August 2027")).toBe(false);
    expect(isOff("Wednesday 1 September 2027")).toBe(true);
  });

  test("a typed one gets the same sentence", () => {
    const { input, onChange } = show(limits);
    type(input, "25 Dec 2026");
    fireEvent.blur(input);
    expect(screen.getByText(season)).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
  });
});

test("a range takes its two days in either order", async () => {
  // Past days, so that neither is called today.
  const onChange = vi.fn();
  render(<DateRangePicker label="Period" value={{ from: "2025-11-01", to: "2025-11-02" }} onChange={onChange} />);
  fireEvent.click(screen.getByRole("button", { name: "Open the calendar" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Thursday 20 November 2025/ }));
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: /^Monday 10 November 2025/ }));
  expect(onChange.mock.calls).toEqual([[{ from: "2025-11-10", to: "2025-11-20" }]]);
});
