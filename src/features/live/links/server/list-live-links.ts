import { isFollowable, type LiveStanding, standingOfDrive } from "#domain/live/live-window.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { liveAddress } from "../../server/link-token.ts";
import { findFirstOfDrive } from "../../server/views.ts";
import { type LiveLink, type linksContract, liveLink, liveLinkKey } from "../contract.ts";
import { findLinkedTrip, findLinks, findOpenings, findPartsOf, type LinkRecord } from "./views.ts";

const pageSize = 50;

/** Shared trips with the links’ creators and views. */
export async function listLiveLinks(ctx: Context, input: ParsedOf<typeof linksContract.listLiveLinks>) {
  const tripId = input.trip_id && ((await findFirstOfDrive(ctx.db, input.trip_id)) ?? input.trip_id);
  const after = liveLinkKey.read(input.after);
  const links = await findLinks(ctx.db, { tripId, after, size: pageSize + 1 });
  const shown = links.slice(0, pageSize);
  const last = shown.at(-1);
  const own = tripId && !after && !links.some(({ kind }) => kind === "customer") ? await unopened(ctx, tripId) : [];

  const all = [...shown, ...own];
  const openings = all.length > 0 ? await findOpenings(ctx.db, idsOf(all)) : [];
  const parts = all.length > 0 ? await findPartsOf(ctx.db, tripsOf(all)) : [];
  const standingOf = ({ tripId }: LinkRecord) =>
    standingOfDrive(
      parts.filter(({ firstId }) => firstId === tripId),
      ctx.now,
    );
  return accept({
    links: all.map((link) => describeLink(ctx, link, { openings, standing: standingOf(link) })),
    next: links.length > pageSize && last ? liveLinkKey.write(last) : null,
  });
}

const idsOf = (links: readonly LinkRecord[]) => links.map(({ id }) => id);
const tripsOf = (links: readonly LinkRecord[]) => [...new Set(links.map(({ tripId }) => tripId))];

/** The customer’s own link exists even before its first view. */
async function unopened(ctx: Context, tripId: string): Promise<LinkRecord[]> {
  const trip = await findLinkedTrip(ctx.db, tripId);
  if (!trip) return [];
  const { id, createdAt, pickupAt, reference } = trip;
  const blank = { kind: "customer" as const, name: "", email: "", withdrawnAt: null, madeBy: null };
  return [{ ...blank, id, tripId: id, createdAt, pickupAt, reference }];
}

type Known = { readonly openings: Awaited<ReturnType<typeof findOpenings>>; readonly standing: LiveStanding };

function describeLink(ctx: Context, link: LinkRecord, { openings, standing }: Known): LiveLink {
  const opensNothing = link.withdrawnAt !== null || !isFollowable(standing);
  return toWire(liveLink, link, {
    standing,
    address: opensNothing ? null : liveAddress(ctx, link.id),
    openings: openings
      .filter(({ linkId }) => linkId === link.id)
      .map(({ network, firstAt, lastAt, times }) => ({
        network,
        times,
        first_at: firstAt.toISOString(),
        last_at: lastAt.toISOString(),
      })),
  });
}
