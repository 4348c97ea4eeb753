import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys walk from trip to trip: through a day, to the day beside it, and up to the date itself. */
export function useWeekWalk() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const next = step && event.target instanceof HTMLElement && nextStop(event.currentTarget, event.target, step);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
}

const stopsIn = (cell: Element | undefined) => [...(cell?.querySelectorAll<HTMLElement>("button") ?? [])];

function nextStop(grid: HTMLElement, from: HTMLElement, [across, down]: readonly [number, number]) {
  const table = [...grid.querySelectorAll("tr")].map((row) => [...row.cells]);
  const cell = from.closest<HTMLTableCellElement>("td, th");
  const row = table.findIndex((cells) => cell && cells.includes(cell));
  const column = cell ? (table[row]?.indexOf(cell) ?? -1) : -1;
  const own = stopsIn(cell ?? undefined);
  const at = own.indexOf(from);
  if (down !== 0 && own[at + down]) return own[at + down];
  // Past empty days, to the first that has something.
  for (let step = 1; step < Math.max(table.length, 8); step++) {
    const stops = stopsIn(table[row + step * down]?.[column + step * across]);
    if (stops.length > 0) return down < 0 ? stops.at(-1) : stops[Math.min(across === 0 ? 0 : at, stops.length - 1)];
  }
  return undefined;
}
