import { reasonsAgainst } from "#domain/compliance/compliance-gate.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { stepsFor, type TripEvent } from "#domain/trip/trip-events.ts";
import { isTooEarlyToDepart } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import { breakOff } from "../../server/break-off.ts";
import { blockedBy, complianceBlocks, standingOf } from "../../server/check-gate.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { recordOverride } from "../../server/record-override.ts";
import type { TripRow } from "../../server/store.ts";
import { checkDeparture } from "./check-departure.ts";
import { keepWait } from "./keep-wait.ts";
import type { CrewOnTrip } from "./views.ts";

type Applied = {
  /** Locked by the caller. */
  readonly trip: TripRow;
  readonly crew: CrewOnTrip;
  readonly event: TripEvent;
  readonly reason: string;
  /** Now, or earlier if the phone was offline. */
  readonly happenedAt: Date;
  /** The phone’s position, or the place where someone says the vehicle stopped. */
  readonly point?: Point | null;
  readonly place?: string | undefined;
};
export type ApplyRefusal = "not_found" | "changed_meanwhile" | "not_possible" | "too_early" | "blocked";

/** Moves a trip to the reported status. A driver who may no longer drive is stopped before departure. */
export async function applyEvent(ctx: Context, applied: Applied): Promise<Result<TripRow, ApplyRefusal>> {
  const { event, reason } = applied;
  let { trip } = applied;
  const steps = stepsFor(trip.state, event);
  if (!steps) return refuse("not_possible", { state: trip.state });

  if (steps.includes("en_route")) {
    if (isTooEarlyToDepart({ pickupAt: trip.pickupAt }, applied.happenedAt)) return refuse("too_early");
    const stopped = await stopAtGate(ctx, applied);
    if (stopped) return stopped;
  }
  for (const to of steps) {
    const moved = await moveTrip(ctx, { id: trip.id, to, reason: reason || undefined });
    if (!moved.ok) return moved;
    trip = moved.value;
  }

  // Passengers waiting for a relief vehicle have waited enough: only the first pickup is metered.
  if (steps.includes("onboard") && event === "met" && trip.continues === null)
    await keepWait(ctx, trip.id, applied.happenedAt);
  if (event === "arrive") await ctx.emit({ type: "driver.arrived", tripId: trip.id, bookingId: trip.bookingId });
  if (event === "cant_find") await ctx.emit({ type: "passenger.sought", tripId: trip.id, bookingId: trip.bookingId });
  if (event === "break_off") {
    const stop = { at: applied.happenedAt, point: applied.point ?? null, words: applied.place ?? "" };
    await breakOff(ctx, { trip, crew: applied.crew, reason, stop });
  }
  return accept(trip);
}

/** A super-user may still let them leave, with a reason. */
async function stopAtGate(ctx: Context, { trip, crew, reason: because }: Applied) {
  if (!crew.driverId || !crew.vehicleId) return refuse("not_possible");
  const { checked, blocks } = await checkDeparture(ctx, trip.id, crew);
  if (!checked || blocks.length === 0) return undefined;

  const standing = standingOf(ctx.actor);
  if (!because || reasonsAgainst(blocks, standing).length > 0) return refuse("blocked", blockedBy(blocks, standing));
  const { assignmentId } = crew;
  await recordOverride(ctx, { ...checked, reasons: complianceBlocks(blocks), assignmentId, because });
  return undefined;
}
