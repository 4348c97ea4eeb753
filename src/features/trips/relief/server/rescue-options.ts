import { companyRules } from "#domain/company/company-rules.ts";
import { locate } from "#domain/geography/locate.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { staysWithGuests } from "#domain/stay/service-days.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { RescueChoice } from "#domain/trip/rescue-choice.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { findGateTrips } from "../../server/gate-views.ts";
import type { DisplacedTrip, RescueChoiceShown, rescueContract } from "../rescue-contract.ts";
import { findScene, lastVehicleOf, type Scene, stageOf } from "./find-scene.ts";
import { findCrewsOf, findLegOf, findRescueDrivers, type LegTrip } from "./rescue-views.ts";
import { type WeighedCrew, weighRescues } from "./weigh-rescues.ts";

type Options = OutputOf<typeof rescueContract.rescueOptions>;
type Input = Pick<ParsedOf<typeof rescueContract.rescueOptions>, "trip_id" | "place">;

/** The crews that could come for the passengers of a vehicle that broke down, the place to wait, and what it costs others. */
export async function rescueOptions(ctx: Context, input: Input): Promise<Result<Options, "not_found">> {
  const leg = await findLegOf(ctx.db, input.trip_id);
  const trip = lastVehicleOf(leg, input.trip_id);
  if (!trip) return refuse("not_found");
  const scene = await findScene(ctx, trip, input.place);
  // Where the vehicle stopped is where its driver was last seen.
  await recordAudit(ctx, { action: "positions.viewed", subject: { kind: "trip", id: trip.id }, details: {} });
  const meeting = scene?.meeting ?? null;
  const weighed =
    scene && meeting
      ? await weighRescues(ctx, { trip, meeting, restMinutes: await restMinutes(ctx, trip, scene, meeting.point) })
      : { choices: [], others: 0 };
  const providers = await ctx.trips.providersToAsk(ctx);
  const choices: RescueChoiceShown[] = [];
  // Passengers still at the pickup wait for one vehicle, or their trip is split before.
  const possible = weighed.choices.filter(({ crews }) => scene?.stage !== "before_pickup" || crews.length === 1);
  for (const one of possible) choices.push(await show(ctx, one, new Map(providers.map(({ id, name }) => [id, name]))));
  return accept({
    trip_id: trip.id,
    version: trip.version,
    reference: trip.reference,
    state: trip.state,
    stage: stageOf(trip) ?? null,
    destination: trip.destination,
    passengers: trip.passengers,
    bags: trip.bags,
    coming: scene?.stage === "waiting" ? await comingTo(ctx, trip) : null,
    stopped_at: scene?.stoppedAt ? { latitude: scene.stoppedAt.latitude, longitude: scene.stoppedAt.longitude } : null,
    meeting: meeting && { text: meeting.text, ...meeting.point, walk_metres: meeting.walkMetres },
    choices,
    others: weighed.others,
    providers,
  });
}

/** From the meeting point to the end: by road, or as planned where guests choose the way. */
async function restMinutes(ctx: Context, trip: LegTrip, scene: Scene, from: Point): Promise<number> {
  const planned = scene.stage === "aboard" ? ctx.now : trip.pickupAt;
  const left = (trip.plannedEnd.getTime() - planned.getTime()) / 60_000;
  const [sold] = await findGateTrips(ctx.db, [trip.id]);
  const to = locate(trip.destination).place;
  const isByRoad = scene.stage !== "before_pickup" && sold && to && !staysWithGuests(sold);
  const minutes = isByRoad ? (await ctx.map.driveBetween(from, to, ctx.now)).minutes : left;
  return Math.max(companyRules.relief.driveMinutesAtLeast, Math.ceil(minutes));
}

async function comingTo(ctx: Context, trip: LegTrip): Promise<string | null> {
  const [crew] = (await findCrewsOf(ctx.db, [trip.id])).filter(
    ({ state }) => state === "accepted" || state === "active",
  );
  const drivers = crew ? await findRescueDrivers(ctx.db) : [];
  return drivers.find(({ id }) => id === crew?.driverId)?.name ?? null;
}

type Names = ReadonlyMap<string, string>;

async function show(ctx: Context, choice: RescueChoice<WeighedCrew>, providers: Names): Promise<RescueChoiceShown> {
  const { crews, minutes } = choice;
  const displaced: DisplacedTrip[] = [];
  for (const { crew } of crews)
    for (const trip of crew.displaced)
      if (!displaced.some((one) => one.trip_id === trip.tripId)) {
        const busy = [
          ...crews.map((one) => one.crew.driverId),
          ...displaced.flatMap((one) => one.takeover?.driver.id ?? []),
        ];
        displaced.push({
          trip_id: trip.tripId,
          version: trip.version,
          reference: trip.reference,
          pickup_at: trip.pickupAt.toISOString(),
          pickup_location: trip.pickupLocation,
          destination: trip.destination,
          minutes_late: trip.minutesLate,
          takeover: await takeoverOf(ctx, trip.tripId, { busy, late: crew }),
        });
      }
  return {
    minutes,
    arrives_at: addMinutes(ctx.now, minutes).toISOString(),
    displaced,
    crews: crews.map(({ crew, passengers, bags }) => ({
      driver: { id: crew.driver.id, name: crew.driver.name, phone: crew.driver.phone },
      vehicle: { id: crew.vehicle.id, plate: crew.vehicle.plate, name: crew.vehicle.name, seats: crew.vehicle.seats },
      provider: providers.get(crew.driver.providerId ?? "") ?? null,
      passengers,
      bags,
      km: crew.km,
      known: crew.known,
      current: crew.current
        ? { trip_id: crew.current.tripId, reference: crew.current.reference, kind: crew.current.kind }
        : null,
    })),
  };
}

type Left = {
  readonly busy: readonly string[];
  readonly late: { readonly driverId: string; readonly vehicleId: string };
};

/** The best of the usual ranking who is not needed for the rescue itself. */
async function takeoverOf(ctx: Context, tripId: string, { busy, late }: Left): Promise<DisplacedTrip["takeover"]> {
  const ranked = await ctx.trips.rankDrivers(ctx, { trip_id: tripId, late });
  const best = ranked.ok
    ? ranked.value.candidates.find(({ can, driver }) => can && !busy.includes(driver.id))
    : undefined;
  return best?.vehicle
    ? {
        driver: { id: best.driver.id, name: best.driver.name },
        vehicle: { id: best.vehicle.id, plate: best.vehicle.plate },
      }
    : null;
}
