import type { KeyboardEvent } from "react";

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Arrow keys walk from trip to trip: along a row, or to the nearest trip of the row above or below. */
export function useWalk() {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!keys.includes(event.key) || !(event.target instanceof HTMLElement) || !event.target.dataset.trip) return;
    const next = nextTrip(event.currentTarget, event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
}

function nextTrip(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...board.querySelectorAll("ul[data-row]")]
    .map((row) => [...row.querySelectorAll<HTMLElement>("[data-trip]")])
    .filter((trips) => trips.length > 0);
  const at = rows.findIndex((trips) => trips.includes(from));
  const row = rows[at] ?? [];
  if (key === "ArrowLeft") return row[row.indexOf(from) - 1];
  if (key === "ArrowRight") return row[row.indexOf(from) + 1];
  const other = rows[key === "ArrowUp" ? at - 1 : at + 1] ?? [];
  const left = (node: HTMLElement) => node.getBoundingClientRect().left;
  return other.toSorted((a, b) => Math.abs(left(a) - left(from)) - Math.abs(left(b) - left(from)))[0];
}
