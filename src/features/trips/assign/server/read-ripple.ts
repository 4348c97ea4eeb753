import { cents, shareOf } from "#domain/money/money.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { longestWaits, rippleOf, shiftedBy } from "#domain/trip/ripple.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { checkProviders } from "../../server/check-providers.ts";
import { findGateTrips } from "../../server/gate-views.ts";
import { findProviders } from "../../server/provider-views.ts";
import type { Repairs, rippleContract } from "../ripple-contract.ts";
import { candidatesForTrip } from "./candidates-for-trip.ts";
import { findDrive, findLaterTrips, findSettings, findStart, type LaterRow } from "./ripple-views.ts";

type Input = ParsedOf<typeof rippleContract.readRipple>;
type Report = OutputOf<typeof rippleContract.readRipple>;
type Refusal = keyof typeof rippleContract.readRipple.refusals;
type BrokenRow = LaterRow & { readonly minutesLate: number };

/** The knock-on effects of a delay on the rest of the day, and ways to save the first trip it breaks. */
export async function readRipple(ctx: Context, input: Input): Promise<Result<Report, Refusal>> {
  const { trip_id: id, minutes } = input;
  const start = await findStart(ctx.db, id);
  if (!start) return refuse("not_found");
  const drive = await requestedDrive(ctx, input);
  if (!drive?.driverId || !drive.vehicleId) return refuse("no_driver");
  const { driverId, vehicleId } = drive;
  const later = await findLaterTrips(ctx.db, id, { driverId, vehicleId, after: start });
  const until = addMinutes(drive.to, minutes);
  const waits = longestWaits(
    rippleOf(
      until,
      later.filter((trip) => trip.driverId === driverId),
    ),
    rippleOf(
      until,
      later.filter((trip) => trip.vehicleId === vehicleId),
    ),
  );
  const broken = later.flatMap((trip) => {
    const wait = waits.find((one) => one.id === trip.id);
    return wait ? [{ ...trip, minutesLate: wait.minutesLate }] : [];
  });
  const [first] = broken;
  return accept({
    broken: broken.map(show),
    repairs: first ? await repair(ctx, first, { driverId, vehicleId }) : null,
  });
}

/** The drive with its current crew, or with the crew in the question. */
async function requestedDrive(ctx: Context, { trip_id: id, driver_id: driverId, vehicle_id: vehicleId }: Input) {
  if (!driverId || !vehicleId) return findDrive(ctx.db, id);
  const [timed] = await findGateTrips(ctx.db, [id]);
  return timed && { driverId, vehicleId, to: timeOfTrip(timed).to };
}

const show = (trip: BrokenRow) => ({
  trip_id: trip.id,
  version: trip.version,
  state: trip.state,
  reference: trip.reference,
  pickup_at: trip.pickupAt.toISOString(),
  pickup_location: trip.pickupLocation,
  destination: trip.destination,
  minutes_late: trip.minutesLate,
});

type Late = { readonly driverId: string; readonly vehicleId: string };

async function repair(ctx: Context, trip: BrokenRow, late: Late): Promise<Repairs> {
  const moved = shiftedBy(trip.pickupAt, trip.minutesLate);
  return {
    swap: await swapFor(ctx, trip, late),
    farm_out: await farmOut(ctx, trip),
    move_customer: {
      pickup_at: moved.toISOString(),
      minutes: Math.round((moved.getTime() - trip.pickupAt.getTime()) / 60_000),
      cost_cents: 0,
    },
  };
}

/** Another driver for the trip, in a vehicle other than the late one. */
async function swapFor(ctx: Context, trip: BrokenRow, late: Late): Promise<Repairs["swap"]> {
  const ranked = await candidatesForTrip(ctx, { trip_id: trip.id, late });
  if (!ranked.ok) return null;
  const best = ranked.value.candidates.find(({ can }) => can);
  return best?.vehicle
    ? {
        driver: { id: best.driver.id, name: best.driver.name },
        vehicle: { id: best.vehicle.id, plate: best.vehicle.plate },
        cost_cents: best.facts.cost_cents,
      }
    : null;
}

async function farmOut(ctx: Context, trip: BrokenRow): Promise<Repairs["farm_out"]> {
  const all = await findProviders(ctx.db);
  const checks = await checkProviders(
    ctx,
    trip,
    all.map(({ id }) => id),
  );
  const providers = all.filter(({ id }) => checks.get(id)?.objections.length === 0);
  if (providers.length === 0) return null;
  const { offers } = await findSettings(ctx.db);
  return {
    providers,
    cost_cents: trip.priceCents === null ? null : shareOf(cents(trip.priceCents), offers.payoutShare),
  };
}
