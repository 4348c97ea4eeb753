import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { reasonsAgainst } from "#domain/compliance/compliance-gate.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { stepsFor } from "#domain/trip/trip-events.ts";
import { isTooEarlyToDepart } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordOverride } from "../../assign/server/record-override.ts";
import type { TripDone, tripsContract } from "../../contract.ts";
import { blockedBy, checkGate, complianceBlocks, showReasons, standingOf } from "../../gate/server/check-gate.ts";
import { lockTripSeen, moveTrip } from "../../server/move-trip.ts";
import type { TripRow } from "../../server/store.ts";
import { findCrewOnTrip, findOverridden, findReference } from "./views.ts";

type Asked = ParsedOf<typeof tripsContract.recordTripEvent>;
type Refusal = keyof typeof tripsContract.recordTripEvent.refusals;
type Crew = NonNullable<Awaited<ReturnType<typeof findCrewOnTrip>>>;

/** What a driver reports, or our team for them. Who may not drive any more is stopped before they leave. */
export async function recordTripEvent(ctx: Context, asked: Asked): Promise<Result<TripDone, Refusal>> {
  const { trip_id: id, event, reason } = asked;
  const crew = await findCrewOnTrip(ctx.db, id);
  if (!mayReport(ctx, crew)) return refuse("not_found");
  const found = await lockTripSeen(ctx, { id, version: asked.version });
  if (!found.ok) return found;
  const steps = stepsFor(found.value.state, event);
  if (!steps || !crew) return refuse("not_possible", { state: found.value.state });

  if (steps.includes("en_route")) {
    if (isTooEarlyToDepart({ start: found.value.plannedStart }, ctx.now)) return refuse("too_early");
    const stopped = await stopAtGate(ctx, { trip: found.value, crew, because: reason });
    if (stopped) return stopped;
  }
  let trip = found.value;
  for (const to of steps) {
    const moved = await moveTrip(ctx, { id, to, reason: reason || undefined });
    if (!moved.ok) return moved;
    trip = moved.value;
  }

  if (event === "break_off") await askForOnward(ctx, trip, reason);
  return accept({ trip_id: id, version: trip.version, state: trip.state });
}

/** A driver reports on their own trips. Those of others do not exist for them. */
function mayReport({ actor }: Context, crew: Crew | undefined): boolean {
  const isOwn = actor.kind === "person" && crew?.userId === actor.userId;
  return mayDo("record_trip_events", partiesOf(actor), isOwn ? "assigned" : "other");
}

type Departing = { readonly trip: TripRow; readonly crew: Crew; readonly because: string };

/**
 * Documents may have run out since the trip was assigned, and people been suspended. What a dispatcher decides, such as
 * two trips at once, was decided then; so was what a super-user has overridden.
 */
async function stopAtGate(ctx: Context, { trip, crew, because }: Departing) {
  const { driverId, vehicleId, assignmentId } = crew;
  if (!driverId || !vehicleId) return refuse("not_possible");
  const checked = await checkGate(ctx, { tripId: trip.id, driverId, vehicleId });
  const known = await findOverridden(ctx.db, assignmentId);
  const isKnown = (text: string | undefined) => text !== undefined && known.includes(text);
  const blocks = (checked?.reasons ?? [])
    .filter(({ override }) => override !== "dispatcher")
    .filter((reason) => !isKnown(showReasons([reason])[0]?.text));
  if (!checked || blocks.length === 0) return undefined;

  const standing = standingOf(ctx.actor);
  if (!because || reasonsAgainst(blocks, standing).length > 0) return refuse("blocked", blockedBy(blocks, standing));
  await recordOverride(ctx, { ...checked, reasons: complianceBlocks(blocks), assignmentId, because });
  return undefined;
}

/** Its passengers are on the road without a vehicle. */
const askForOnward = async (ctx: Context, trip: TripRow, reason: string): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: "onward_trip",
    subjectKind: "trip",
    subjectId: trip.id,
    title: `${await findReference(ctx.db, trip.bookingId)}: the trip was interrupted and its passengers have to travel on. ${reason}`,
    dueAt: ctx.now.toISOString(),
  });
