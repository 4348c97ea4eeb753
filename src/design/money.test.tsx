// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formatRand, Money } from "./money.tsx";

afterEach(cleanup);

test.each([
  ["nothing", 0, "R0"],
  ["a few cents", 5, "R0.05"],
  ["whole rand", 35000, "R350"],
  ["thousands", 129900, "R1 299"],
  ["thousands with cents", 129950, "R1 299.50"],
  ["millions", 123456789, "R1 234 567.89"],
  ["exactly a thousand", 100000, "R1 000"],
  ["less than nothing", -50000, "−R500"],
  ["a fraction of a cent", 99.6, "R1"],
  ["a negative fraction that rounds to nothing", -0.2, "R0"],
])("%s", (_what, cents, text) => {
  expect(formatRand(cents)).toBe(text.replaceAll(" ", "\u00a0"));
});

test("an invoice shows the cents even when they are zero", () => {
  expect(formatRand(129900, { always: true })).toBe("R1\u00a0299.00");
});

test("Money writes the same text", () => {
  render(<Money cents={350000} />);
  expect(screen.getByText("R3\u00a0500", { normalizer: (text) => text })).toBeTruthy();
});
