// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { StarInput } from "./fields/star-input.tsx";
import { Stars } from "./stars.tsx";

afterEach(cleanup);

test.each([
  [4.75, "4.8 out of 5", 5],
  [4.4, "4.4 out of 5", 4],
  [5, "5 out of 5", 5],
  [0, "0 out of 5", 0],
])("%s is spoken as %s and shown as %s stars", (value, label, filled) => {
  render(<Stars value={value} />);
  const stars = screen.getByRole("img", { name: label });
  expect(stars.querySelectorAll(".fill-s3")).toHaveLength(filled);
});

test("choosing a star tells how many", () => {
  const onChange = vi.fn();
  render(<StarInput label="How was it?" value={0} onChange={onChange} />);
  fireEvent.click(screen.getByRole("radio", { name: "4 out of 5: Very good" }));
  expect(onChange).toHaveBeenCalledWith(4);
});
