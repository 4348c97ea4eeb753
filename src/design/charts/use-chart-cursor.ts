import { type KeyboardEvent, useState } from "react";

/**
 * Which category is being read. Pointing sets it; with the keyboard one stop enters the chart and the arrows walk along it,
 * so a chart of ninety days does not cost ninety Tab presses.
 */
export function useChartCursor(count: number) {
  const [active, setActive] = useState<number | null>(null);
  const last = count - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const from = active ?? last;
    const target = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last, Escape: null }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setActive(target === null ? null : Math.max(0, Math.min(last, target)));
  };
  return {
    active: active !== null && active <= last ? active : null,
    point: setActive,
    frameProps: {
      tabIndex: 0,
      onKeyDown,
      onFocus: () => setActive((current) => current ?? last),
      onBlur: () => setActive(null),
      onPointerLeave: () => setActive(null),
    },
  };
}
