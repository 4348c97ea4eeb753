import {
  type Confirmation,
  type ConfirmationDoubt,
  confirmationOf,
  doubtsAbout,
  nearestPickups,
  type Room,
} from "#domain/booking/confirmation.ts";
import { depositOf, depositTermsFor, restDueAt } from "#domain/booking/deposit.ts";
import { leadHoursFor } from "#domain/booking/lead-time.ts";
import { seasonOf } from "#domain/booking/read-journey.ts";
import { answerDue, hasFleetFor, mayBeInstant } from "#domain/booking/sale-rules.ts";
import type { Fleet, SellingFacts } from "#domain/booking/selling-facts.ts";
import { vatOf } from "#domain/booking/sold-price.ts";
import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { PricedJourney } from "#domain/pricing/journey-price.ts";
import { countedText } from "#domain/pricing/line-text.ts";
import { daysOfService } from "#domain/stay/service-days.ts";
import { addHours } from "#domain/time/local-time.ts";
import { type LicensedVehicle, licensedFor, type Taken, vehiclesFor, vehiclesFreeFor } from "#domain/trip/capacity.ts";
import { driversFor } from "#domain/trip/drivers-for.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import type { JourneyOffer } from "../offer-contract.ts";
import { findFleet, findTaken } from "./selling-views.ts";

/** How a trip can be confirmed, why not instantly, and when it would be. */
export type Promised = {
  readonly confirmation: Confirmation;
  readonly doubts: readonly ConfirmationDoubt[];
  readonly alternatives: readonly Date[];
};

type Selling = Pick<SellingFacts, "fleet" | "settings">;

/** Checks the fleet and its schedule, and says what can be promised. Saves nothing. */
export async function promiseFor(ctx: Context, priced: PricedJourney, facts: Selling): Promise<Promised> {
  const { fleet } = facts;
  const doubts = doubtsAbout(priced, ctx.now);
  if (!hasFleetFor(priced, fleet)) return { ...confirmationOf(doubts, "unknown"), alternatives: [] };
  if (mayBeInstant(ctx, priced, facts) && (await isCrewFree(ctx, priced, fleet)))
    return { ...confirmationOf([], "free"), alternatives: [] };
  if (doubts.length > 0) return { ...confirmationOf(doubts, "unknown"), alternatives: [] };
  const diary = await readDiary(ctx, priced, fleet.available);
  const room: Room = diary.hasRoom(priced.journey.pickupAt) ? "free" : "taken";
  const promised = confirmationOf(doubts, room);
  return { ...promised, alternatives: room === "taken" ? alternativesIn(diary, priced, ctx.now) : [] };
}

/** Checks a vehicle and a driver. If one is missing, our team decides, so no other time is offered. */
async function isCrewFree(ctx: Context, priced: PricedJourney, fleet: Fleet): Promise<boolean> {
  const diary = await readDiary(ctx, priced, fleet.available);
  return diary.hasRoom(priced.journey.pickupAt) && ctx.trips.hasDrivers(ctx, driversFor(ctx, priced));
}

/** Pickup times with a free vehicle. */
export async function findAlternatives(ctx: Context, priced: PricedJourney): Promise<readonly Date[]> {
  return alternativesIn(await readDiary(ctx, priced, await findFleet(ctx.db)), priced, ctx.now);
}

type Diary = { hasRoom(pickupAt: Date): boolean };

/** How far from the requested pickup to look; nearestPickups steps within this range. */
const hoursAround = 13;

async function readDiary(ctx: Context, priced: PricedJourney, fleet: readonly LicensedVehicle[]): Promise<Diary> {
  const { journey, vehicle, classes } = priced;
  const legs = planTrips(priced);
  const from = addHours(legs[0]?.busy.from ?? journey.pickupAt, -hoursAround);
  const to = addHours(legs.at(-1)?.busy.to ?? journey.pickupAt, hoursAround);
  const party = { vehicleClass: vehicle.vehicleClass, passengers: journey.passengers, bags: journey.bags };
  const fitting = vehiclesFor(licensedFor(fleet, journey.service), party, classes);
  const taken: readonly Taken[] = await findTaken(ctx.db, { from, to }, ctx.now);
  const hasRoom = (pickupAt: Date) => {
    const spans = planTrips({ ...priced, journey: { ...journey, pickupAt } }).map(({ busy }) => busy);
    return vehiclesFreeFor(fitting, taken, spans) !== undefined;
  };
  return { hasRoom };
}

/** Only times that we could promise: with enough notice, in season, and before the return trip. */
function alternativesIn(diary: Diary, { journey, tour }: PricedJourney, now: Date): readonly Date[] {
  const earliest = addHours(now, leadHoursFor(journey.service, journey.passengers));
  const fits = (pickupAt: Date) =>
    seasonOf({ ...journey, pickupAt }, { services: [], tours: tour ? [tour] : [] }) === null &&
    (journey.returnAt === null || pickupAt < journey.returnAt) &&
    diary.hasRoom(pickupAt);
  return nearestPickups(journey.pickupAt, earliest, fits);
}

/** The offer in wire format. */
export function offerOf(priced: PricedJourney, promised: Promised, settings: CompanySettings, now: Date) {
  const { price, vehicle, classes, road, journey } = priced;
  return {
    light: promised.confirmation,
    total_cents: price.total,
    ...depositFor(priced, settings, now),
    lines: price.lines.map((line) => ({
      code: line.code,
      text: countedText(line),
      amount_cents: line.amount,
      vat_code: line.vat,
    })),
    vat_cents: vatOf({ now }, { service: journey.service, total: price.total, lines: price.lines }, settings),
    trace: price.trace.map((one) => ({
      step: one.step,
      text: countedText({ ...one, amount: one.delta }),
      delta_cents: one.delta,
    })),
    doubts: [...promised.doubts],
    unknown_places: promised.doubts.includes("place_unknown") ? unknownEnds(priced) : [],
    tariff_version: price.tariffVersion,
    vehicle_kind: vehicleClassName(classes, vehicle.vehicleClass),
    vehicle_class: vehicle.vehicleClass,
    days: daysOfService(journey),
    kilometres: road?.kilometres ?? null,
    minutes: road?.minutes ?? null,
    answer_due_at: promised.confirmation === "amber" ? answerDue(settings, now).toISOString() : null,
    alternatives: promised.alternatives.map((at) => at.toISOString()),
  } satisfies Omit<JourneyOffer, "vehicles" | "extras">;
}

/** The deposit by the terms of the service. */
function depositFor({ price, journey }: PricedJourney, { policies }: CompanySettings, now: Date) {
  const terms = depositTermsFor(policies, journey.service);
  const deposit = depositOf(price.total, terms, { pickupAt: journey.pickupAt, now });
  return {
    deposit_cents: deposit,
    rest_due_at: deposit === null ? null : restDueAt(journey.pickupAt, terms).toISOString(),
  };
}

/** Addresses that were given but contain no known suburb or town. */
const unknownEnds = ({ journey, from, to }: PricedJourney): ("pickup" | "destination")[] => [
  ...(from.place === null && journey.pickupLocation !== "" ? (["pickup"] as const) : []),
  ...(to.place === null && journey.destination !== "" ? (["destination"] as const) : []),
];
