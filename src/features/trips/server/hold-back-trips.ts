import { type UndoableAction, undoableActions } from "#domain/undo/undo-window.ts";
import type { Context } from "#platform/context.ts";
import { findTripNames } from "./views.ts";

/** Delays messages about these trips by some seconds, so that our team can undo the change. */
export async function holdBackTrips(ctx: Context, kind: UndoableAction, tripIds: readonly string[]): Promise<void> {
  await ctx.holdBack(async () => {
    const names = await findTripNames(ctx.db, tripIds);
    const [first] = names;
    if (!first) return undefined;
    const bookings = names.flatMap(({ reference, bookingId }) => [`booking:${reference}`, `booking:${bookingId}`]);
    return {
      kind,
      permission: "assign_driver",
      title: `${undoableActions[kind]}: ${names.length === 1 ? first.reference : `${names.length} trips`}`,
      subjects: [...new Set([...names.map(({ id }) => `trip:${id}`), ...bookings])],
      // A wrong vehicle reaches passengers at the roadside just as fast, so these seconds are always there.
      soonest: kind === "rescue" ? null : new Date(Math.min(...names.map(({ pickupAt }) => pickupAt.getTime()))),
    };
  });
}
