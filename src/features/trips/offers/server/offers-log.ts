import { accept } from "#domain/result.ts";
import type { AssignmentState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { type LoggedOffer, loggedOffer, type OfferView, type offersLogContract } from "../log-contract.ts";
import { findLoggedOffers } from "./log-views.ts";
import type { Offer } from "./offer-views.ts";

const states: Readonly<Record<OfferView, readonly AssignmentState[] | undefined>> = {
  all: undefined,
  open: ["offered"],
  accepted: ["accepted", "active", "fulfilled"],
  declined: ["declined"],
  expired: ["expired"],
  withdrawn: ["withdrawn", "released", "removed", "replaced", "failed"],
};

/** Offers: the recipient, when, and the answer. */
export async function offersLog(ctx: Context, input: ParsedOf<typeof offersLogContract.offersLog>) {
  const { view, search, after, size } = input;
  const request = { states: states[view], search, after: timeKey.read(after), limit: size + 1 };
  const loggedOffers = await findLoggedOffers(ctx.db, request);
  const { rows, next } = pageOf(loggedOffers, size, (row) =>
    timeKey.write({ at: row.offeredAt ?? row.pickupAt, id: row.id }),
  );
  return accept({ offers: rows.map(describe), next });
}

const describe = (offer: Offer): LoggedOffer =>
  toWire(loggedOffer, offer, {
    from: offer.pickupLocation,
    to: offer.destination,
    offered_to: offer.driverId ? `${offer.driverFirstName} ${offer.driverLastName}`.trim() : (offer.provider ?? ""),
    offered_at: (offer.offeredAt ?? offer.pickupAt).toISOString(),
  });
