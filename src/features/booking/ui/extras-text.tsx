import type { Draft } from "../sale/ui/use-wizard-draft.ts";

/** "2 bags, 1 stop" */
export function extrasText({ bags, childSeats, stops }: Pick<Draft, "bags" | "childSeats" | "stops">): string {
  const given = stops.filter((stop) => stop.trim() !== "").length;
  const parts: readonly (readonly [number, string])[] = [
    [bags, "bag"],
    [childSeats, "child seat"],
    [given, "stop"],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? "" : "s"}`)
    .join(", ");
}
