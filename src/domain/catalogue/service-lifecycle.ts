import type { ServiceState } from "./service.ts";

/** The allowed moves. An ended service can come back, paused, because its bookings kept its name. */
const allowed: Readonly<Record<ServiceState, readonly ServiceState[]>> = {
  on_sale: ["paused", "ended"],
  paused: ["on_sale", "ended"],
  ended: ["paused"],
};

type Moving = {
  readonly state: ServiceState;
  readonly isUsual: boolean;
  readonly booked: number;
  readonly quoted: number;
};

/** The moves offered for a service. */
export const serviceMoves = ({ state, isUsual }: Pick<Moving, "state" | "isUsual">): readonly ServiceState[] =>
  allowed[state].filter((to) => !(isUsual && to === "ended"));

/** Why a service can’t be moved there; null if it can. */
export function serviceMoveProblem({ state, isUsual, booked, quoted }: Moving, to: ServiceState) {
  if (!allowed[state].includes(to)) return "not_possible";
  if (to !== "ended") return null;
  if (isUsual) return "is_usual";
  return booked + quoted > 0 ? "still_used" : null;
}
