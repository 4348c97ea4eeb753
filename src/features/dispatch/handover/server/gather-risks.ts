import { localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { dispatchProblems } from "../../server/dispatch-problems.ts";
import type { HandoverRisk } from "./store.ts";
import { findNotesSince, findOpenTasks } from "./views.ts";

/** Open items: problems by urgency, dispatch’s tasks, and today’s notes. */
export async function gatherRisks(ctx: Context): Promise<HandoverRisk[]> {
  const midnight = momentOf(localDateOf(ctx.now), localTime("00:00"));
  const { problems } = (await dispatchProblems(ctx)).value;
  const tasks = await findOpenTasks(ctx.db);
  const notes = await findNotesSince(ctx.db, midnight);
  return [
    ...problems.flatMap(({ kind, also, trip_id: tripId }) =>
      [kind, ...also].map((problem) => ({ kind: "problem", problem, tripId }) as const),
    ),
    ...tasks.map(({ id }) => ({ kind: "task", taskId: id }) as const),
    ...notes.map(({ id }) => ({ kind: "note", noteId: id }) as const),
  ];
}
