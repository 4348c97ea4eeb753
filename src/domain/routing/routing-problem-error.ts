/** A problem that contradicts itself or its tables: a mistake of the caller, never a matter of the day’s rides. */
export class RoutingProblemError extends Error {
  override readonly name = "RoutingProblemError";
}
