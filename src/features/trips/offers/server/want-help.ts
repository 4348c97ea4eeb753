import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findTripName } from "./offer-views.ts";

type Help = { readonly kind: "call_driver" | "find_driver"; readonly tripId: string; readonly why: string };

/**
 * Someone on our team must act before the pickup. The key includes the time, so a second failed round or a
 * second silent driver creates a new task.
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
