import { personAsking } from "#domain/account/person-asking.ts";
import { gateReasonText } from "#domain/compliance/gate-reason-text.ts";
import { accept, refuse } from "#domain/result.ts";
import { pinTriesLeft } from "#domain/road/trip-pin.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { roadContract } from "../contract.ts";
import { checkDeparture } from "./check-departure.ts";
import { countWrongPins } from "./event-store.ts";
import { findCrewOnTrip } from "./views.ts";

/** Why the driver’s next step would be refused, so that the phone does not offer it. */
export async function myNextStep(ctx: Context, { trip_id }: ParsedOf<typeof roadContract.myNextStep>) {
  const crew = await findCrewOnTrip(ctx.db, trip_id);
  if (crew?.userId !== personAsking(ctx.actor)) return refuse("not_found");
  const { blocks } = await checkDeparture(ctx, trip_id, crew);
  return accept({
    stopped_by: blocks.map(gateReasonText),
    pin_tries_left: pinTriesLeft(await countWrongPins(ctx.db, trip_id)),
  });
}
