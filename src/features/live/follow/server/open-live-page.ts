import { nameOfActor, visitor } from "#domain/account/roles.ts";
import { areaOf } from "#domain/geography/area-of.ts";
import type { LinePoint } from "#domain/geography/drive.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { roughNetworkOf } from "#platform/http/network.ts";
import { pointOf } from "../../server/estimate-arrival.ts";
import { linkOf } from "../../server/link-token.ts";
import { countOpening, insertLink } from "../../server/store.ts";
import { type DrivePart, findDrive, type OpenLink } from "../../server/views.ts";
import type { LiveTrip, NewPickup } from "../contract.ts";
import { mayMovePickup } from "./describe-vehicle.ts";
import { describeLiveTrip } from "./live-trip.ts";

/** A page’s data: the trip, and its route while it can be followed. */
export type OpenedPage = {
  readonly trip: LiveTrip;
  readonly way: LiveWay | null;
  readonly newPickup: NewPickup | null;
};

/** Opens a link’s page, and records the visitor’s network, so that our team notices a link that has spread. */
export async function openLivePage(ctx: Context, token: string): Promise<OpenedPage | undefined> {
  const link = await linkOf(ctx, token);
  const trip = link && (await describeLiveTrip(ctx, link));
  if (!trip) return undefined;
  if (link.kind === "customer")
    await insertLink(ctx.db, { ...link, createdBy: nameOfActor(visitor), createdAt: ctx.now });
  await countOpening(ctx.db, link.id, roughNetworkOf(ctx.caller.address), ctx.now);
  const [first] = trip.standing === "open" ? await findDrive(ctx.db, link.tripId) : [];
  if (!first) return { trip, way: null, newPickup: null };
  return { trip, way: await describeWay(ctx, first, link), newPickup: await offerNewPickup(ctx, trip, first) };
}

/** Offers a later pickup after the customer reported being late, if the booking can still change. */
async function offerNewPickup(
  ctx: Context,
  { kind, late, may_tell_late }: LiveTrip,
  first: DrivePart,
): Promise<NewPickup | null> {
  if (kind !== "customer" || !late || !may_tell_late || !mayMovePickup(first, ctx.now)) return null;
  const { reference, pickupAt } = first;
  const at = addMinutes(pickupAt, late.minutes);
  const offer = await ctx.bookings.offerPickup(ctx, { reference, pickupAt, at }, new Date(late.reported_at));
  if (!offer || offer.standing === "waiting") return offer;
  const { standing, differenceCents, answerDueAt } = offer;
  return {
    standing,
    at: at.toISOString(),
    difference_cents: differenceCents,
    answer_due_at: answerDueAt?.toISOString() ?? null,
  };
}

/** The trip’s ends and route on the map, as far as known. */
type LiveWay = {
  readonly pickup: Point | null;
  readonly dropoff: Point | null;
  /** Empty if only the distance is known, because a straight line is not a route. */
  readonly line: readonly LinePoint[];
};

/** Family sees the areas, and no route to a door. */
async function describeWay(
  ctx: Context,
  { from, to, pickupAt }: DrivePart,
  { kind }: Pick<OpenLink, "kind">,
): Promise<LiveWay> {
  if (kind === "family") return { pickup: pointOf(areaOf(from) ?? ""), dropoff: pointOf(areaOf(to) ?? ""), line: [] };
  const [pickup, dropoff] = [pointOf(from), pointOf(to)];
  if (!pickup || !dropoff || from === to) return { pickup, dropoff, line: [] };
  const { line, source } = await ctx.map.driveBetween(pickup, dropoff, pickupAt);
  return { pickup, dropoff, line: source === "table" ? [] : line };
}
