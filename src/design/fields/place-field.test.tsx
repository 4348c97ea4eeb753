// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlaceField } from "./place-field.tsx";
import { PlaceLookup, type PlaceSearch } from "./place-lookup.ts";

const towns = [
  { id: "1", name: "Paarl", area: "Winelands", kind: "town" },
  { id: "2", name: "Paternoster", area: "West Coast", kind: "town" },
];
const find = async (text: string) => towns.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(search: Partial<PlaceSearch> = {}) {
  const onChange = vi.fn();
  const useSearch = (): PlaceSearch => ({ status: "ready", enter: () => undefined, find, ...search });
  function Owner() {
    const [address, setAddress] = useState("");
    const take = (text: string) => {
      onChange(text);
      setAddress(text);
    };
    return (
      <PlaceLookup value={useSearch}>
        <PlaceField label="From" value={address} onChange={take} />
      </PlaceLookup>
    );
  }
  render(<Owner />);
  return onChange;
}

const input = () => screen.getByRole<HTMLInputElement>("combobox");
const type = (value: string) => fireEvent.input(input(), { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test.each([
  ["loading", "Loading location search..."],
  ["ready", "Start typing to search for locations in South Africa"],
  ["unavailable", "Location search unavailable. You can still type addresses manually."],
] as const)("says when the search is %s", (status, words) => {
  show({ status });
  expect(screen.getByText(words)).toBeDefined();
});

test("finds out by itself that the search is unavailable, and that it is back", async () => {
  let isBroken = true;
  show({ find: async (text) => (isBroken ? Promise.reject(new Error("down")) : find(text)) });
  type("pa");
  await wait(300);
  fireEvent.blur(input());
  expect(screen.getByText("Location search unavailable. You can still type addresses manually.")).toBeDefined();
  isBroken = false;
  type("paa");
  await wait(300);
  expect(screen.getByText("Start typing to search for locations in South Africa")).toBeDefined();
});

test.each([
  ["ab", []],
  ["abc", [["abc"]]],
])("Enter on %j", async (typed, taken) => {
  const onChange = show({ status: "unavailable", find: async () => [] });
  type(typed);
  await wait(300);
  expect(fireEvent.keyDown(input(), { key: "Enter" })).toBe(false);
  expect(onChange.mock.calls).toEqual(taken);
});

test("takes the place that was chosen, its whole address where the search knows it, and what was typed on leaving", async () => {
  const onChange = show({ addressOf: async (id) => `Address of ${id}` });
  type("pater");
  await wait(300);
  fireEvent.click(screen.getByRole("option"));
  expect(onChange).toHaveBeenLastCalledWith("Paternoster");
  await wait(0);
  expect(onChange).toHaveBeenLastCalledWith("Address of 2");
  type("12 Long Street");
  fireEvent.blur(input());
  expect(onChange).toHaveBeenLastCalledWith("12 Long Street");
});
