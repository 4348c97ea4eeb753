import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { brokenAt } from "#domain/road/event-chain.ts";
import { drawMap, evidenceFrame } from "#domain/road/evidence-map.ts";
import { pickupPoint } from "#domain/road/no-show-evidence.ts";
import { readMeter } from "#domain/road/wait-meter.ts";
import type { Context } from "#platform/context.ts";
import { readContent } from "#platform/files/storage.ts";
import { findCompany } from "../../server/views.ts";
import { findCharge, findWait } from "../../server/wait-views.ts";
import { findEvents, hashOf } from "./event-store.ts";
import { findOtherVehicles, findTripToProve, findWay } from "./evidence-views.ts";
import { findRequest } from "./no-show-views.ts";
import { findPhotos } from "./photo-views.ts";
import { findNames } from "./views.ts";

/** One page each; the rest stay in our records. */
const photosAtMost = 8;

/** Everything recorded about a trip. Only our team sees the customer’s name. */
export async function gatherProof(ctx: Context, tripId: string) {
  const trip = await findTripToProve(ctx.db, tripId);
  if (!trip) return undefined;
  const events = await findEvents(ctx.db, tripId);
  const names = await findNames(
    ctx.db,
    events.map(({ actor }) => actor),
  );
  const photos = await findPhotos(ctx.db, { tripId });
  const pictures = [];
  for (const photo of photos.slice(0, photosAtMost))
    pictures.push({ ...photo, content: await readContent(ctx.db, photo.fileId) });
  const wait = await findWait(ctx.db, tripId);
  const way = await findWay(ctx.db, tripId, trip);
  const pickup = pickupPoint(trip.from);
  const mapped = drawMap(
    [...way, ...events.flatMap(({ place }) => place ?? []), ...(pickup ? [pickup] : [])],
    evidenceFrame,
  );
  const met = events.find(({ event, outcome }) => event === "met" && outcome === "moved")?.happenedAt;
  return {
    trip: { ...trip, passenger: isTeam(ctx) ? trip.passenger : null },
    events: events.map((one) => ({ ...one, by: names.get(one.actor) ?? "Automatically" })),
    brokenAt: brokenAt(events, hashOf),
    lastHash: events.at(-1)?.hash ?? "",
    way,
    pickup,
    streets: mapped ? await ctx.map.streetsWithin(mapped.bounds) : [],
    pictures,
    photos: photos.length,
    arrivedAt: wait?.arrivedAt ?? null,
    freeMinutes: wait?.freeMinutes ?? 0,
    meter: wait?.terms ? readMeter(wait.terms, met ?? ctx.now) : null,
    metAt: met ?? null,
    otherVehicles: await findOtherVehicles(ctx.db, tripId),
    charge: await findCharge(ctx.db, tripId),
    noShow: await findRequest(ctx.db, tripId),
    company: await findCompany(ctx.db),
    drawnAt: ctx.now,
  };
}
export type Proof = NonNullable<Awaited<ReturnType<typeof gatherProof>>>;

const isTeam = ({ actor }: Context) => mayDo("view_trip_events", partiesOf(actor), "other");
