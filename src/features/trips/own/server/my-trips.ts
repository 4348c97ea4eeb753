import { maySeePhone } from "#domain/account/permissions.ts";
import { personAsking } from "#domain/account/person-asking.ts";
import { startOfToday } from "#domain/booking/booking-outlook.ts";
import { areaOf } from "#domain/geography/area-of.ts";
import { passengerForDriver, preferencesForDriver } from "#domain/passenger/passenger-for-driver.ts";
import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import {
  describeFlight,
  describeLateness,
  describeRelief,
  describeTrip,
  describeVehicle,
  describeWait,
} from "#domain/trip/describe-trip.ts";
import { type OfferRules, reconfirmFrom } from "#domain/trip/offer-rules.ts";
import type { Context } from "#platform/context.ts";
import { pageOf } from "#platform/page-key.ts";
import { maySeePassenger } from "../../policy.ts";
import { type DriverTrip, type PageOfTrips, tripKey } from "../contract.ts";
import { findOfferRules, findTripsOfDriver, type HeldTrip, type TripSpan } from "./views.ts";

const daysBack = 30;
const pageSize = 30;

/** A driver's own trips. */
export async function myTrips(ctx: Context, input: PageOfTrips) {
  const tripsOfDriver = await findTripsOfDriver(ctx.db, personAsking(ctx.actor), spanOf(input, ctx.now));
  const { rows, next } = onePage(tripsOfDriver);
  const rules = await findOfferRules(ctx.db);
  return accept({ trips: rows.map((row) => tripOfDriver(row, ctx.now, rules)), next });
}

export function tripOfDriver(row: HeldTrip, now: Date, rules: OfferRules): DriverTrip {
  const isOffer = row.assignmentState === "offered";
  const isNear = !isOffer && maySeePassenger(now, row);
  const seesPhone = isNear && maySeePhone(["driver"], { relation: "assigned", trip: row, now });
  return {
    ...describeTrip(isOffer ? { ...row, ...roughly(row) } : row, { seesPassenger: isNear, seesPhone }),
    version: row.version,
    is_offer: isOffer,
    vehicle: describeVehicle(row),
    ...(isNear && describeGuests(row, seesPhone)),
    reconfirm_from: reconfirmFrom(row.pickupAt, rules).toISOString(),
    ...describeWait(row),
    relief: describeRelief(row),
    late: isNear ? describeLateness(row) : null,
    flight_news: isNear ? describeFlight(row) : null,
  };
}

const describeGuests = (row: HeldTrip, seesPhone: boolean) => ({
  guests: (row.listed ?? []).map((one) => {
    const { needs, ...known } = passengerForDriver(one, row, { seesPhone });
    return { ...known, needs: [...needs] };
  }),
  preferences: preferencesForDriver(row.usualPreferences ?? {}, row),
});

/** Before accepting, a driver sees only the areas, as in the offer itself. */
const roughly = ({ pickupLocation, destination }: HeldTrip) => ({
  pickupLocation: areaOf(pickupLocation) ?? notYet,
  destination: areaOf(destination) ?? notYet,
  stops: [],
});
const notYet = "Shown once accepted";

/** Reads one row more than a page, to see whether there is a next one. */
export function spanOf({ when, after }: PageOfTrips, now: Date): TripSpan {
  const today = startOfToday(now);
  return {
    when,
    today,
    since: addHours(today, -24 * daysBack),
    after: tripKey.read(after),
    limit: pageSize + 1,
  };
}

export const onePage = (heldTrips: readonly HeldTrip[]) => pageOf(heldTrips, pageSize, tripKey.write);
