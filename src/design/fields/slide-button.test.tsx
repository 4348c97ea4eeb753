// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SlideButton } from "./slide-button.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const onDone = vi.fn();
  render(<SlideButton label="Passenger dropped off" onDone={onDone} />);
  const button = screen.getByRole("button");
  Object.defineProperty(button, "clientWidth", { value: 328 });
  const slide = (to: number) => {
    fireEvent.pointerDown(button, { clientX: 30, pointerId: 1 });
    fireEvent.pointerMove(button, { clientX: to, pointerId: 1 });
    fireEvent.pointerUp(button, { clientX: to, pointerId: 1 });
    fireEvent.click(button);
  };
  return { button, onDone, slide };
}

test("slid to its end it does it, once", () => {
  const { onDone, slide } = show();
  slide(300);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("let go on the way it does nothing", () => {
  const { onDone, slide, button } = show();
  slide(150);
  expect(onDone).not.toHaveBeenCalled();
  expect(button.textContent).toBe("Passenger dropped off");
});

test("a keyboard presses it twice", () => {
  const { button, onDone } = show();
  fireEvent.click(button);
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Press again to confirm Passenger dropped off" })).toBe(button);
  fireEvent.click(button);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("who waits after the first press starts again", async () => {
  const { button, onDone } = show();
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  fireEvent.click(button);
  expect(onDone).not.toHaveBeenCalled();
});
