import { tripProblemLabels } from "#domain/trip/problem-labels.ts";
import type { Context } from "#platform/context.ts";
import { dispatchProblems } from "../../server/dispatch-problems.ts";
import type { HandoverRiskShown } from "../contract.ts";
import type { HandoverRisk } from "./store.ts";
import { findNotes, findTasks, findTrips } from "./views.ts";

type Describe = (risks: readonly HandoverRisk[]) => HandoverRiskShown[];

/**
 * How risks are shown, and whether they are solved: read once for as many handovers as are shown. Words about people are
 * read where they are kept, so that what is erased there is gone here.
 */
export async function readRisks(ctx: Context, all: readonly HandoverRisk[]): Promise<Describe> {
  const idsOf = (pick: (risk: HandoverRisk) => string | undefined) => [
    ...new Set(all.flatMap((one) => pick(one) ?? [])),
  ];
  const trips = await findTrips(
    ctx.db,
    idsOf((risk) => (risk.kind === "problem" ? risk.tripId : undefined)),
  );
  const tasks = await findTasks(
    ctx.db,
    idsOf((risk) => (risk.kind === "task" ? risk.taskId : undefined)),
  );
  const notes = await findNotes(
    ctx.db,
    idsOf((risk) => (risk.kind === "note" ? risk.noteId : undefined)),
  );
  const { problems } = (await dispatchProblems(ctx)).value;
  const open = new Set(problems.flatMap(({ kind, also, trip_id: id }) => [kind, ...also].map((one) => `${one} ${id}`)));
  const tripOf = new Map(trips.map((trip) => [trip.tripId, trip]));
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const noteOf = new Map(notes.map((note) => [note.id, note]));

  function describe(risk: HandoverRisk): HandoverRiskShown[] {
    if (risk.kind === "problem") {
      const key = `${risk.problem} ${risk.tripId}`;
      const trip = tripOf.get(risk.tripId);
      const shown = { key, kind: risk.kind, text: tripProblemLabels[risk.problem], is_solved: !open.has(key) };
      return [{ ...shown, trip: trip ? showTrip(trip) : null }];
    }
    if (risk.kind === "task") {
      const task = taskOf.get(risk.taskId);
      return task ? [{ key: task.id, kind: risk.kind, text: task.title, trip: null, is_solved: !task.isOpen }] : [];
    }
    const note = noteOf.get(risk.noteId);
    return note ? [{ key: note.id, kind: risk.kind, text: note.text, trip: showTrip(note), is_solved: false }] : [];
  }
  return (risks) => risks.flatMap(describe);
}

type Trip = Awaited<ReturnType<typeof findTrips>>[number];

const showTrip = ({ tripId, reference, pickupAt: start, from, to }: Trip) => ({
  id: tripId,
  reference,
  pickup_at: start.toISOString(),
  from,
  to,
});
