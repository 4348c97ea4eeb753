import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { accept, refuse } from "#domain/result.ts";
import { explainRank, nextList } from "#domain/trip/automatic-list.ts";
import { askFrom } from "#domain/trip/offer-rules.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { loadGate } from "../../server/load-gate.ts";
import { lockTripSeen } from "../../server/move-trip.ts";
import { actionable } from "../../server/store.ts";
import type { automaticContract } from "../contract.ts";
import { findAskedElsewhere, findEarlier, findPlacing, findRules } from "./views.ts";

/** One press sends what was proposed: the recipient that was shown first, and the others in turn. */
export async function acceptProposal(ctx: Context, input: ParsedOf<typeof automaticContract.acceptProposal>) {
  const { trip_id: id, version, first_id: firstId } = input;
  await holdBackTrips(ctx, "offer", [id]);
  const locked = await lockTripSeen(ctx, { id, version });
  if (!locked.ok) return locked;
  if (!mayDoWith("offer", actionable(locked.value), ctx.now)) return refuse("not_possible");

  const rules = await findRules(ctx.db);
  const placing = await findPlacing(ctx.db, id);
  const planned = (await loadGate(ctx, { tripIds: [id], driverIds: [], vehicleIds: [] })).trips.get(id);
  if (!placing || !planned) return refuse("not_found");
  const busy = timeOfTrip(planned);
  const { list } = nextList(
    {
      recipients: await ctx.trips.rankRecipients(ctx, id),
      earlier: await findEarlier(ctx.db, id, { busy, since: placing.since }),
      asked: await findAskedElsewhere(ctx.db, id, busy),
    },
    rules,
  );
  const isFirst = ({ driverId, providerId }: (typeof list)[number]) => (driverId ?? providerId) === firstId;
  const first = list.find(isFirst);
  if (!first) return refuse("no_longer_possible");
  const people = [first, ...list.filter((one) => one !== first)].map((one) => ({
    ...one,
    explained: explainRank(list.indexOf(one), one.why),
  }));

  const moved = await ctx.trips.offerRanked(ctx, { tripId: id, way: rules.way, people });
  if (!moved.ok) return refuse("not_possible");
  const from = askFrom(planned.pickupAt, ctx.now);
  const isResting = from > ctx.now;
  const together = rules.way === "broadcast" ? people.length : 1;
  const asked = isResting ? 0 : together;
  const { version: after, state } = moved.value;
  return accept({
    trip_id: id,
    version: after,
    state,
    asked,
    waiting: people.length - asked,
    asks_at: isResting ? from.toISOString() : null,
  });
}
