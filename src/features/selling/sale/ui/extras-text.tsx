import { childSeatsText, fittedSizes, sizesOf } from "#domain/booking/child-seats.ts";
import type { Draft } from "./use-wizard-draft.ts";

type Extras = Pick<Draft, "bags" | "childSeats" | "stops"> & Partial<Pick<Draft, "childKinds">>;

/** "2 bags, 1 child seat (1 toddler), 1 stop" */
export function extrasText({ bags, childSeats, childKinds = [], stops }: Extras): string {
  const input = stops.filter((stop) => stop.trim() !== "").length;
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  const sizes = fittedSizes(sizesOf(childKinds.slice(0, childSeats)), childSeats);
  return [
    ...(bags > 0 ? [counted(bags, "bag")] : []),
    ...(childSeats > 0 ? [childSeatsText(childSeats, sizes)] : []),
    ...(input > 0 ? [counted(input, "stop")] : []),
  ].join(", ");
}
