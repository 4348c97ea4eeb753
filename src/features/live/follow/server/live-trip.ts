import { ourReason } from "#domain/booking/cancellation.ts";
import { areaOf } from "#domain/geography/area-of.ts";
import { isFollowable, liveFrom, standingOfDrive } from "#domain/live/live-window.ts";
import { accept, refuse } from "#domain/result.ts";
import { pinOfSeal, pinRecord } from "#domain/road/trip-pin.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { linkOf, liveAddress } from "../../server/link-token.ts";
import { type DrivePart, findDrive, type OpenLink } from "../../server/views.ts";
import type { followContract, LiveTrip } from "../contract.ts";
import { describeVehicle, isWaitedFor, mayWait } from "./describe-vehicle.ts";
import { findFamilyLinks, findLateness } from "./views.ts";

/** The current state of a trip, for anyone with its link. */
export async function liveTrip(ctx: Context, { token }: ParsedOf<typeof followContract.liveTrip>) {
  const link = await linkOf(ctx, token);
  const trip = link && (await describeLiveTrip(ctx, link));
  return trip ? accept(trip) : refuse("not_found");
}

/** A link’s current view; undefined if its trip no longer exists. */
export async function describeLiveTrip(ctx: Context, link: OpenLink): Promise<LiveTrip | undefined> {
  const parts = await findDrive(ctx.db, link.tripId);
  const [first] = parts;
  if (!first) return undefined;
  const standing = standingOfDrive(parts, ctx.now);
  const isOpen = standing === "open";
  const isFamily = link.kind === "family";
  const late = isOpen && !isFamily ? await findLateness(ctx.db, link.tripId) : undefined;
  return {
    kind: link.kind,
    standing,
    opens_at: liveFrom(first).toISOString(),
    read_at: ctx.now.toISOString(),
    our_reason: standing === "cancelled" ? causeOf(first) : null,
    first_name: first.firstName,
    title: tripTitle(first.serviceName, first.tourName),
    pickup_at: first.pickupAt.toISOString(),
    ...placesOf(first, isFamily),
    vehicles: isOpen ? await Promise.all(parts.map((part) => describeVehicle(ctx, part, link))) : [],
    pin: isOpen && link.kind === "customer" && parts.some(isToMeet) ? pinOf(ctx, first) : null,
    late: late ? { minutes: late.minutes, reported_at: late.createdAt.toISOString() } : null,
    may_tell_late: !isFamily && parts.some((part) => isWaitedFor(part, ctx.now)),
    may_share: mayShare(link, standing),
    shared: mayShare(link, standing) ? await sharedOf(ctx, link) : [],
  };
}

/** For weather we do not record who cancelled; for other reasons we do. */
const causeOf = ({ cancelReason }: DrivePart) => ourReason(cancelReason, cancelReason !== "WEATHER");

/** Family sees only areas, because an address shows where someone lives or stays. */
function placesOf({ from, to }: DrivePart, isFamily: boolean) {
  return isFamily ? { from: areaOf(from) ?? "Pickup", to: areaOf(to) ?? "Drop-off" } : { from, to };
}

/** A driver is coming for them. */
const isToMeet = (part: DrivePart): boolean => part.driverId !== null && mayWait(part);

const pinOf = (ctx: Context, { reference, leg }: DrivePart): string =>
  pinOfSeal(ctx.linkSealFor(pinRecord(reference, leg)));

/** Customers share their own trip before it and during it. */
export const mayShare = ({ kind }: Pick<OpenLink, "kind">, standing: LiveTrip["standing"]): boolean =>
  kind === "customer" && isFollowable(standing);

const sharedOf = async (ctx: Context, { tripId }: OpenLink) =>
  (await findFamilyLinks(ctx.db, [tripId])).map(({ id, name, email }) => ({
    id,
    name,
    email,
    address: liveAddress(ctx, id),
  }));
