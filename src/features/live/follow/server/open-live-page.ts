import { nameOfActor, visitor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { roughNetworkOf } from "#platform/http/network.ts";
import { linkOf } from "../../server/link-token.ts";
import { countOpening, insertLink } from "../../server/store.ts";
import { findDrive } from "../../server/views.ts";
import type { LiveTrip, NewPickup } from "../contract.ts";
import { describeWay, type LiveWay } from "./describe-way.ts";
import { describeLiveTrip } from "./live-trip.ts";
import { offerNewPickup } from "./offer-new-pickup.ts";

/** What a page shows: the trip, and while it can be followed the way it goes. */
export type OpenedPage = {
  readonly trip: LiveTrip;
  readonly way: LiveWay | null;
  readonly newPickup: NewPickup | null;
};

/** Opens the page of a link, and keeps from which network it was opened: our team sees when a link has spread. */
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
