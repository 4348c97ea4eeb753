import { companyRules } from "#domain/company/company-rules.ts";
import { driverPortrait, vehiclePortrait } from "#domain/fleet/portrait.ts";
import type { ExpectedArrival } from "#domain/live/expected-arrival.ts";
import { liveStanding } from "#domain/live/live-window.ts";
import { isSilent, type ShownPosition } from "#domain/live/shown-position.ts";
import { readMeter, waitStart } from "#domain/road/wait-meter.ts";
import { freeWaitMinutes, waitStepPrice } from "#domain/road/wait-terms.ts";
import { addHours, addMinutes, localDateOf } from "#domain/time/local-time.ts";
import { isOnRoad, statesBeforeStart } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import { sealedFileAddress } from "#platform/files/sealed-file.ts";
import { estimateArrival, positionOf } from "../../server/estimate-arrival.ts";
import type { DrivePart, OpenLink } from "../../server/views.ts";
import type { LiveVehicle } from "../contract.ts";
import { findTariff } from "./views.ts";

/** The driver is coming or has arrived, and the passengers are not on board. */
export const mayWait = ({ state }: Pick<DrivePart, "state">): boolean =>
  [...statesBeforeStart, "en_route", "arrived", "searching"].some((one) => one === state);

/** The booked pickup: passengers waiting for a relief vehicle are neither late nor charged. */
const isFirstPickup = (part: Pick<DrivePart, "state" | "continues">): boolean =>
  part.continues === null && mayWait(part);

/** The driver waits for its passengers, who can report that they are late. */
export const isWaitedFor = (part: DrivePart, now: Date): boolean =>
  liveStanding(part, now) === "open" && isFirstPickup(part);

/** The pickup can still be moved. */
export const mayMovePickup = (part: DrivePart, now: Date): boolean =>
  liveStanding(part, now) === "open" && mayWait(part);

/** One vehicle of a shared trip, with the facts that the link may show. */
export async function describeVehicle(
  ctx: Context,
  part: DrivePart,
  { kind }: Pick<OpenLink, "kind">,
): Promise<LiveVehicle> {
  const isFollowed = liveStanding(part, ctx.now) === "open";
  const position = isFollowed ? positionOf(part) : null;
  const hasCrew = isFollowed && part.assignmentId !== null && part.driverName !== null;
  const isFamily = kind === "family";
  return {
    part: part.part,
    passengers: part.passengers,
    state: part.state,
    is_relief: part.continues !== null,
    driver: hasCrew ? driverOf(ctx, part, isFamily) : null,
    vehicle: hasCrew ? [part.colour, part.make, part.model].filter(Boolean).join(" ") : null,
    vehicle_class: hasCrew ? part.assignedClass : null,
    // A photo may show the number plate.
    vehicle_photo: hasCrew && !isFamily ? photoOf(ctx, part, part.vehiclePhotoId) : null,
    vehicle_portrait: hasCrew ? portraitOf(part) : null,
    plate: hasCrew && !isFamily ? part.plate : null,
    position: position && positionFacts(position, ctx.now),
    wait: isFollowed && !isFamily && isFirstPickup(part) ? await describeWait(ctx, part) : null,
    arrival: isFollowed ? arrivalFacts(await estimateArrival(ctx, part, position)) : null,
  };
}

/** Passengers can call the driver on the road; others call us. */
function driverOf(ctx: Context, part: DrivePart, isFamily: boolean): LiveVehicle["driver"] {
  return {
    first_name: part.driverName ?? "",
    photo: photoOf(ctx, part, part.driverPhotoId),
    portrait: driverPortrait(part.driverId ?? ""),
    phone: !isFamily && isOnRoad(part) && part.driverPhone ? part.driverPhone : null,
  };
}

const portraitOf = ({ vehicleId, seats, colour }: DrivePart): string | null =>
  vehicleId && seats !== null ? vehiclePortrait({ id: vehicleId, seats, colour: colour ?? "" }) : null;

/** Valid for two hours, because an open page reloads long before. */
function photoOf(ctx: Context, { assignmentId: record }: DrivePart, fileId: string | null): string | null {
  const until = addHours(new Date(Math.ceil(ctx.now.getTime() / hourInMs) * hourInMs), 1);
  return fileId && record && sealedFileAddress(ctx, { fileId, record, until });
}

const hourInMs = 3_600_000;

const positionFacts = (position: ShownPosition, now: Date): LiveVehicle["position"] => ({
  latitude: position.latitude,
  longitude: position.longitude,
  heading: position.heading,
  taken_at: position.takenAt.toISOString(),
  is_rounded: position.isRounded,
  is_silent: isSilent(position, now),
});

const arrivalFacts = (arrival: ExpectedArrival | null): LiveVehicle["arrival"] =>
  arrival && { at: arrival.at.toISOString(), target: arrival.target, by: arrival.by };

/** The waiting charge on the driver’s own meter; before the arrival, when it would start. */
export async function describeWait(ctx: Context, part: DrivePart): Promise<LiveVehicle["wait"]> {
  const tariff = await findTariff(ctx.db, localDateOf(part.pickupAt));
  const { pickupAt, arrivedAt, landedAt } = part;
  // An earlier driver’s arrival does not count.
  const isThere = part.state === "arrived" || part.state === "searching";
  const waitFrom = isThere ? waitStart({ pickupAt, arrivedAt, landedAt }) : null;
  const freeMinutes = freeWaitMinutes(part.from);
  const stepCents = waitStepPrice(tariff, part.vehicleClass);
  const earliest = waitFrom ?? waitStart({ pickupAt, arrivedAt: pickupAt, landedAt }) ?? pickupAt;
  const meter = waitFrom && readMeter({ waitFrom, freeMinutes, stepCents }, ctx.now);
  return {
    is_running: meter !== null,
    free_minutes: freeMinutes,
    free_until: addMinutes(earliest, freeMinutes).toISOString(),
    step_minutes: companyRules.waitStepMinutes,
    step_cents: stepCents,
    steps: meter?.steps ?? 0,
    cents: meter?.cents ?? 0,
    next_step_at: meter?.nextStepAt.toISOString() ?? null,
  };
}
