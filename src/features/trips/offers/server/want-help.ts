import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findTripName } from "./offer-views.ts";

type Help = { readonly kind: "call_driver" | "find_driver"; readonly tripId: string; readonly why: string };

/**
 * A trip needs our team before its pickup. The task has the time in its key: if a second round fails too, that is
 * another task.
 */
export async function wantHelp(ctx: Context, { kind, tripId, why }: Help): Promise<void> {
  const { reference, pickupAt: start } = await findTripName(ctx.db, tripId);
  await ctx.emit({
    type: "task.wanted",
    kind,
    subjectKind: "trip",
    subjectId: `${tripId}:${ctx.now.toISOString()}`,
    title: `${reference}, pickup ${formatMoment(start)}: ${why}`,
    dueAt: ctx.now.toISOString(),
  });
}
