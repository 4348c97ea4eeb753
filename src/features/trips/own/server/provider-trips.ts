import { maySeePhone } from "#domain/account/permissions.ts";
import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import {
  describeFlight,
  describeLateness,
  describeRelief,
  describeTrip,
  describeVehicle,
  describeWait,
  fullName,
} from "#domain/trip/describe-trip.ts";
import { type OfferRules, reconfirmFrom } from "#domain/trip/offer-rules.ts";
import type { Context } from "#platform/context.ts";
import { maySeePassenger } from "../../policy.ts";
import type { PageOfTrips, ProviderTrip } from "../contract.ts";
import { onePage, spanOf } from "./my-trips.ts";
import { findOfferRules, findTripsOfProvider, type HeldTrip } from "./views.ts";

/** The trips of a provider’s drivers. */
export async function providerTrips(ctx: Context, input: PageOfTrips) {
  const tripsOfProvider = await findTripsOfProvider(ctx.db, personAsking(ctx.actor), spanOf(input, ctx.now));
  const { rows, next } = onePage(tripsOfProvider);
  const rules = await findOfferRules(ctx.db);
  return accept({ trips: rows.map((row) => tripOfProvider(row, ctx.now, rules)), next });
}

function tripOfProvider(row: HeldTrip, now: Date, rules: OfferRules): ProviderTrip {
  const isOffer = row.assignmentState === "offered";
  const isNear = !isOffer && maySeePassenger(now, row);
  const seesPhone = isNear && maySeePhone(["driver_provider"], { relation: "assigned", trip: row, now });
  return {
    ...describeTrip(row, { seesPassenger: isNear, seesPhone }),
    version: row.version,
    is_offer: isOffer,
    vehicle: describeVehicle(row),
    reconfirm_from: reconfirmFrom(row.pickupAt, rules).toISOString(),
    ...describeWait(row),
    relief: describeRelief(row),
    late: isNear ? describeLateness(row) : null,
    flight_news: isNear ? describeFlight(row) : null,
    driver: { id: row.driverId, name: fullName({ firstName: row.driverFirstName, lastName: row.driverLastName }) },
    payout_cents: row.payoutCents,
  };
}
