import * as z from "zod/mini";
import { tripProblemKinds } from "#domain/trip/next-problems.ts";
import { call, contract } from "#platform/contract.ts";
import { boardRoles } from "./policy.ts";

/** A trip that needs attention, with all its problems. */
export const boardProblem = z.object({
  /** The most urgent of it. */
  kind: z.enum(tripProblemKinds),
  /** Its other problems, the most urgent first. */
  also: z.array(z.enum(tripProblemKinds)),
  trip_id: z.string(),
  version: z.int(),
  /** The vehicle that drives it. */
  vehicle_id: z.nullable(z.string()),
  reference: z.string(),
  pickup_at: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  driver: z.nullable(z.string()),
  due_at: z.string(),
  /** The step of automatic dispatch for a trip that needs a driver, in a line; null where it does nothing. */
  automatic: z.nullable(z.string()),
});
export type BoardProblem = z.output<typeof boardProblem>;

export const problemsContract = contract({
  dispatchProblems: call({
    summary: "Lists the trips of the next 48 hours that need someone, each once, the most urgent first.",
    access: boardRoles,
    effect: "reads",
    input: z.object({}),
    output: z.object({ read_at: z.string(), problems: z.array(boardProblem) }),
  }),
});
