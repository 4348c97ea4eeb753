import { maySeePhone } from "#domain/account/permissions.ts";
import { notesForDriver } from "#domain/booking/facts.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { areaOf } from "#domain/geography/area-of.ts";
import { addHours } from "#domain/time/local-time.ts";
import { offerStanding } from "#domain/trip/offer-round.ts";
import { type OfferRules, reconfirmFrom } from "#domain/trip/offer-rules.ts";
import { endOnRoad } from "#domain/trip/trip-on-road.ts";
import type { ShownOffer } from "../contract.ts";
import type { Offer } from "./offer-views.ts";

export const standingAt = (offer: Offer, now: Date) => offerStanding({ ...offer, pickup: offer.pickupAt }, now);

/** The deadline for an answer. An offer without its own ends at the pickup. */
const answerBy = ({ expiresAt, pickupAt: start }: Offer): Date => (expiresAt && expiresAt < start ? expiresAt : start);

/** The facts that every recipient of the offer sees: no name, no address and no customer price. */
export const describeOfferedTrip = (offer: Offer, now: Date) => ({
  standing: standingAt(offer, now),
  answer_by: answerBy(offer).toISOString(),
  is_broadcast: offer.mode === "broadcast",
  service_type: offer.serviceType,
  service_name: offer.serviceName,
  pickup_at: offer.pickupAt.toISOString(),
  ends_at: offer.end.toISOString(),
  pickup_area: areaOf(offer.pickupLocation),
  destination_area: areaOf(offer.destination),
  passengers: offer.passengers,
  part: offer.part,
  vehicles: offer.vehicles,
  bags: offer.bags,
  child_seats: offer.childSeats,
  child_seat_sizes: offer.childSeatSizes,
  extra_stops: offer.stops.length,
  payout_cents: offer.payoutCents,
  expected_pay_cents: offer.payoutCents === null ? offer.expectedPayCents : null,
});

export const describeVehicle = ({ plate, make, model, seats }: Offer) => ({
  plate: plate ?? "",
  name: `${make ?? ""} ${model ?? ""}`.trim(),
  seats: seats ?? 0,
});

export const describeOffer = (offer: Offer, now: Date, rules: OfferRules): Omit<ShownOffer, "against"> => ({
  ...describeOfferedTrip(offer, now),
  driver_name: offer.driverFirstName ?? "",
  vehicle: describeVehicle(offer),
  details: standingAt(offer, now) === "accepted" ? detailsOf(offer, now) : null,
  reconfirmation: reconfirmationOf(offer, now, rules),
});

/** Long enough to look up who left an umbrella in the vehicle; the same as in the driver’s list. */
const hoursAfterTrip = 24;

function detailsOf(offer: Offer, now: Date): NonNullable<ShownOffer["details"]> {
  const trip = { state: offer.tripState, pickupAt: offer.pickupAt, end: offer.end };
  const isNear =
    addHours(offer.pickupAt, -companyRules.driverSeesTripHours) <= now &&
    now <= addHours(endOnRoad(trip, now), hoursAfterTrip);
  const seesPhone = isNear && maySeePhone(["driver"], { relation: "assigned", trip, now });
  return {
    reference: offer.reference,
    pickup_location: offer.pickupLocation,
    destination: offer.destination,
    stops: [...offer.stops],
    flight: offer.flight,
    passenger_name: isNear ? `${offer.firstName} ${offer.lastName}`.trim() : null,
    passenger_phone: seesPhone ? offer.phone : null,
    notes: (isNear && notesForDriver(offer)) || null,
  };
}

function reconfirmationOf(offer: Offer, now: Date, rules: OfferRules): ShownOffer["reconfirmation"] {
  if (offer.state !== "accepted" || offer.tripState !== "assigned")
    return standingAt(offer, now) === "accepted" ? "done" : "not_yet";
  return reconfirmFrom(offer.pickupAt, rules) <= now && now < offer.pickupAt ? "asked" : "not_yet";
}
