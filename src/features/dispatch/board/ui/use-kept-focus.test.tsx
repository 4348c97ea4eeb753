// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

afterEach(cleanup);

/** One trip on one of two rows, and a dialog over them. */
function Rows({ row, isAsking = false }: { row: number; isAsking?: boolean }) {
  useKeptFocus();
  return (
    <>
      {[1, 2].map((at) => (
        <ul key={at}>
          {row === at && (
            <button type="button" data-trip="t1">
              Trip
            </button>
          )}
        </ul>
      ))}
      <button type="button">Elsewhere</button>
      {isAsking && (
        <dialog open>
          <button type="button">Assign trip</button>
        </dialog>
      )}
    </>
  );
}
const trip = () => screen.getByText("Trip");

test("a trip that goes to another row takes the focus along", () => {
  const { rerender } = render(<Rows row={1} />);
  trip().focus();
  rerender(<Rows row={2} />);
  expect(document.activeElement).toBe(trip());
});

test("also where it went there while a dialog was open; as long as that is open, the focus stays in it", () => {
  const { rerender } = render(<Rows row={1} />);
  trip().focus();
  rerender(<Rows row={1} isAsking />);
  screen.getByText("Assign trip").focus();
  rerender(<Rows row={2} isAsking />);
  expect(document.activeElement?.textContent).toBe("Assign trip");
  rerender(<Rows row={2} />);
  expect(document.activeElement).toBe(trip());
});

test("someone who is elsewhere by then stays there", () => {
  const { rerender } = render(<Rows row={1} />);
  trip().focus();
  screen.getByText("Elsewhere").focus();
  rerender(<Rows row={2} />);
  expect(document.activeElement?.textContent).toBe("Elsewhere");
});
