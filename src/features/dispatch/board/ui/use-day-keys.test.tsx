// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useDayKeys } from "./use-day-keys.ts";

afterEach(cleanup);

function Board({ onKey, isAsking }: { onKey: () => void; isAsking: boolean }) {
  const keys = { onPrevious: onKey, onNext: onKey, onToday: onKey, onDay: onKey, onWeek: onKey };
  useDayKeys({ ...keys, onSearch: onKey, onHelp: onKey });
  return isAsking && <dialog open>Trip</dialog>;
}

test.each(["[", "]", "t", "d", "w", "/", "?"])("%s is the board’s, unless a dialog is open", (key) => {
  const onKey = vi.fn();
  const { rerender } = render(<Board onKey={onKey} isAsking={false} />);
  fireEvent.keyDown(document.body, { key });
  expect(onKey).toHaveBeenCalledOnce();
  rerender(<Board onKey={onKey} isAsking />);
  fireEvent.keyDown(document.body, { key });
  expect(onKey).toHaveBeenCalledOnce();
});
