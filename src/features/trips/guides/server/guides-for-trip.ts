import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { guidesContract } from "../contract.ts";
import { judgeGuides } from "./judge-guides.ts";
import { countPeopleSold, findGuidesOf, findTripToGuide } from "./views.ts";

export async function guidesForTrip(ctx: Context, { trip_id: id }: ParsedOf<typeof guidesContract.guidesForTrip>) {
  const trip = await findTripToGuide(ctx.db, id);
  if (!trip) return refuse("not_found");
  const guides = await findGuidesOf(ctx.db, id);
  const candidates = await judgeGuides(ctx, trip);
  return accept({
    needed: await countPeopleSold(ctx.db, trip.bookingId),
    guides: guides.map(({ driverId, name, phone }) => ({ driver_id: driverId, name, phone })),
    candidates: candidates.filter(({ driver_id }) => !guides.some(({ driverId }) => driverId === driver_id)),
  });
}
