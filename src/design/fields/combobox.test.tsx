// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Combobox, type ComboboxOption, type ComboboxProps } from "./combobox.tsx";
import { Field } from "./field.tsx";

const towns: readonly ComboboxOption[] = [
  { id: "1", label: "Paarl", description: "Winelands", group: "Inland" },
  { id: "2", label: "Paternoster", group: "Coast" },
];
const suggestTowns = async (query: string) =>
  towns.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const input = () => screen.getByRole<HTMLInputElement>("combobox");
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const enter = () => fireEvent.keyDown(input(), { key: "Enter" });

function show(props: Partial<ComboboxProps<ComboboxOption>> = {}) {
  const onChange = vi.fn();
  function Owner() {
    const [town, setTown] = useState(props.value ?? null);
    const choose = (next: ComboboxOption | null) => {
      onChange(next);
      setTown(next);
    };
    return (
      <Field label="Town">
        <Combobox suggest={suggestTowns} {...props} value={town} onChange={choose} />
      </Field>
    );
  }
  render(<Owner />);
  return onChange;
}

describe("suggestions", () => {
  test("come after a pause, once, under their headings", async () => {
    const suggest = vi.fn(suggestTowns);
    show({ suggest });
    type("p");
    await wait(100);
    type("pa");
    expect(screen.getByText("Searching…")).toBeDefined();
    await wait(249);
    expect(suggest).not.toHaveBeenCalled();
    await wait(1);
    expect(suggest.mock.calls.map(([query]) => query)).toEqual(["pa"]);
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "PaarlWinelands",
      "Paternoster",
    ]);
    expect(screen.getByRole("group", { name: "Coast" })).toBeDefined();
  });

  test("of an older question are called off", async () => {
    const signals: AbortSignal[] = [];
    show({
      suggest: (_, signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    type("pa");
    await wait(250);
    type("pat");
    expect(signals[0]?.aborted).toBe(true);
  });

  test("may be none, or not to be had", async () => {
    show();
    type("xyz");
    await wait(300);
    expect(screen.getByText("Nothing found for “xyz”.")).toBeDefined();
    cleanup();
    show({ suggest: () => Promise.reject(new Error("offline")) });
    type("pa");
    await wait(300);
    expect(screen.getByText("Suggestions are not available right now.")).toBeDefined();
  });

  test("are chosen by arrows and Enter, or by a press", async () => {
    const onChange = show();
    type("pa");
    await wait(300);
    fireEvent.keyDown(input(), { key: "ArrowDown" });
    fireEvent.keyDown(input(), { key: "ArrowDown" });
    enter();
    expect(onChange.mock.calls).toEqual([[towns[1]]]);
    expect(input().value).toBe("Paternoster");
  });
});

describe("a text no one suggested", () => {
  test("gives way to the last choice where only suggestions count", async () => {
    const onChange = show({ value: towns[0] });
    type("Nowhere");
    await wait(300);
    fireEvent.blur(input());
    expect(input().value).toBe("Paarl");
    expect(onChange).not.toHaveBeenCalled();
  });

  test("is the suggestion itself if it is spelt the same", async () => {
    const onChange = show();
    type("paarl");
    await wait(300);
    fireEvent.blur(input());
    expect(onChange.mock.calls).toEqual([[towns[0]]]);
  });

  test("is taken where own text is allowed", async () => {
    const onChange = show({ freeText: (text) => ({ id: text, label: text }) });
    type("Nowhere");
    await wait(300);
    expect(enter()).toBe(false);
    expect(onChange.mock.calls).toEqual([[{ id: "Nowhere", label: "Nowhere" }]]);
  });
});

test("the clear button empties field and choice", () => {
  const onChange = show({ value: towns[0] });
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(input().value).toBe("");
  expect(onChange.mock.calls).toEqual([[null]]);
});
