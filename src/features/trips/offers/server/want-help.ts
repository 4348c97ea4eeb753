import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findTripName } from "./offer-views.ts";

type Help = { readonly kind: "call_driver" | "find_driver"; readonly tripId: string; readonly why: string };

/**
 * A person must do something about a trip before its pickup. It is named with the moment: when a second round fails too,
 * or a second driver does not answer, that is a task again.
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
