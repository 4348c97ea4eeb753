import { createElement } from "react";
import { numberedVehicle } from "#domain/drive/trip-parts.ts";
import { areaOf } from "#domain/geography/area-of.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { askFrom } from "#domain/trip/offer-rules.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { OfferWithdrawn, offerWithdrawnWords } from "./emails/offer-withdrawn.tsx";
import { type OfferedTrip, TripOffered, tripOfferedWords } from "./emails/trip-offered.tsx";
import { offerLink } from "./make-offer-token.ts";
import { findMembersOf } from "./member-views.ts";
import { findOffers, type Offer } from "./offer-views.ts";

type Reader = { readonly key: string; readonly name: string; readonly email: string };

/** The recipients of an email about an offer: the driver, or all members of the provider. */
async function readersOf(ctx: Context, offer: Offer): Promise<readonly Reader[]> {
  if (offer.driverId) return [{ key: "", name: offer.driverFirstName ?? "", email: offer.driverEmail ?? "" }];
  if (!offer.providerId) return [];
  const members = await findMembersOf(ctx.db, offer.providerId);
  return members.map(({ id, name, email }) => ({ key: `:${id}`, name: name.split(" ")[0] ?? name, email }));
}

/** Sends each recipient their own email about the offer. */
export async function sendOffers(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const company = await findCompany(ctx.db);
  for (const offer of await findOffers(ctx.db, ids)) {
    await notifyOf(ctx, offer);
    for (const { key, name, email } of await readersOf(ctx, offer)) {
      const isPool = offer.driverId === null;
      const link = isPool ? `${ctx.siteUrl}/hotel/dashboard` : offerLink(ctx, offer.id);
      const trip = tripOf(offer);
      await ctx.mail({
        key: `trip-offered:${offer.id}${key}`,
        template: "trip-offered",
        to: email,
        about: `booking:${offer.reference}`,
        subject: tripOfferedWords.subject({ pickup_at: formatMoment(offer.pickupAt) }),
        content: createElement(TripOffered, {
          company,
          name,
          isPool,
          trip,
          link,
          isBroadcast: offer.mode === "broadcast",
        }),
        text: {
          event: "trip_offered",
          phone: offer.driverPhone,
          neededAt: offer.pickupAt,
          tripId: offer.tripId,
          facts: {
            at: formatMoment(offer.pickupAt),
            // An address outside the known areas is left out, as in the email.
            way: [trip.from, trip.to].filter(Boolean).join("; "),
            by: formatMoment(trip.answerBy),
            link,
          },
        },
      });
    }
  }
}

/** A push message for drivers who have enabled it: an offer is open for minutes, and emails are read later. */
async function notifyOf(ctx: Context, { id, driverId, pickupAt: start, expiresAt, ...trip }: Offer): Promise<void> {
  // At night the email is read in the morning; only what can’t wait sends a push message.
  if (!driverId || askFrom(start, ctx.now) > ctx.now) return;
  await ctx.emit({
    type: "notice.wanted",
    driverId,
    to: "/driver/dashboard",
    tag: `offer:${id}`,
    title: `Trip offer: ${formatMoment(start)}`,
    text: `${areaOf(trip.pickupLocation)} to ${areaOf(trip.destination)}. Answer by ${formatMoment(expiresAt ?? start)}.`,
  });
}

const tripOf = (offer: Offer): OfferedTrip => ({
  pickupAt: offer.pickupAt,
  endsAt: offer.end,
  answerBy: offer.expiresAt ?? offer.pickupAt,
  from: areaOf(offer.pickupLocation),
  to: areaOf(offer.destination),
  passengers: offer.passengers,
  bags: offer.bags,
  childSeats: offer.childSeats,
  childSeatSizes: offer.childSeatSizes,
  vehicle: numberedVehicle(offer, offer.plate ? `${offer.make} ${offer.model}, ${offer.plate}` : "") || null,
  payoutCents: offer.payoutCents,
  expectedPayCents: offer.expectedPayCents,
});

/** Tells the drivers who were asked that the offer has been withdrawn. */
export async function sendWithdrawn(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const company = await findCompany(ctx.db);
  for (const offer of await findOffers(ctx.db, ids))
    for (const { key, name, email } of await readersOf(ctx, offer))
      await ctx.mail({
        key: `offer-withdrawn:${offer.id}${key}`,
        template: "offer-withdrawn",
        to: email,
        about: `booking:${offer.reference}`,
        subject: offerWithdrawnWords.subject({ pickup_at: formatMoment(offer.pickupAt) }),
        content: createElement(OfferWithdrawn, { company, name, at: formatMoment(offer.pickupAt) }),
        text: {
          event: "offer_withdrawn",
          phone: offer.driverPhone,
          neededAt: offer.pickupAt,
          tripId: offer.tripId,
          facts: { at: formatMoment(offer.pickupAt) },
        },
      });
}
