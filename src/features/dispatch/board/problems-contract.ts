import * as z from "zod/mini";
import { tripProblemKinds } from "#domain/trip/next-problems.ts";
import { call, contract } from "#platform/contract.ts";
import { boardRoles } from "../policy.ts";

/** Something that needs someone, and the trip it is about. */
export const boardProblem = z.object({
  kind: z.enum(tripProblemKinds),
  trip_id: z.string(),
  /** The vehicle that drives it. */
  vehicle_id: z.nullable(z.string()),
  reference: z.string(),
  starts_at: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  driver: z.nullable(z.string()),
  due_at: z.string(),
});
export type BoardProblem = z.output<typeof boardProblem>;

export const problemsContract = contract({
  dispatchProblems: call({
    summary: "Lists what needs someone next among the trips of the next 48 hours, the most urgent first.",
    access: boardRoles,
    effect: "reads",
    input: z.object({}),
    output: z.object({ read_at: z.string(), problems: z.array(boardProblem) }),
  }),
});
