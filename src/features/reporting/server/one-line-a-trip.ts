import { type TripProblemKind, tripProblemKinds, urgency } from "#domain/trip/next-problems.ts";
import type { Problem } from "../problem-contract.ts";
import type { RawProblem } from "./list-waiting.ts";

export type ProblemLine = RawProblem & Pick<Problem, "also">;

/** What a line of the queue is on the dispatcher’s board, so that both name the same thing first. */
const onBoard: Readonly<Partial<Record<Problem["kind"], TripProblemKind>>> = {
  sos_open: "sos",
  trip_not_started: "not_departed",
  trip_without_driver: "no_driver",
  booking_unpaid: "unpaid",
};

/**
 * Joins all that is wrong with one trip in one line that leads with the most urgent of it. What isn’t paid joins a trip of
 * its booking. A task stays alone: each is ticked off by itself.
 */
export function oneLineATrip(problems: readonly RawProblem[], now: Date): ProblemLine[] {
  const tripOf = new Map(
    problems.flatMap(({ tripId, subject }) => (tripId ? [[subject, tripId] as const] : [])).reverse(),
  );
  const lineOf = (problem: RawProblem) =>
    problem.tripId ?? (problem.kind === "booking_unpaid" ? tripOf.get(problem.subject) : undefined) ?? problem;
  return [...Map.groupBy(problems, lineOf).values()].flatMap((together) => {
    const [worst, ...others] = together.toSorted(
      (a, b) => urgencyOf(b, now) - urgencyOf(a, now) || rankOf(a) - rankOf(b),
    );
    if (!worst) return [];
    const also = others.map(({ kind, trip = null }) => ({ kind, trip }));
    const open = together.find(({ open_cents }) => open_cents)?.open_cents ?? null;
    return [{ ...worst, open_cents: open, also }];
  });
}

const namedOn = ({ kind, trip }: RawProblem): TripProblemKind | undefined => trip ?? onBoard[kind];

function urgencyOf(problem: RawProblem, now: Date): number {
  const kind = namedOn(problem);
  return kind ? urgency({ kind, dueAt: problem.dueAt }, now) : 0;
}

const rankOf = (problem: RawProblem): number => tripProblemKinds.findIndex((kind) => kind === namedOn(problem));
