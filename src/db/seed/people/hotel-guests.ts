import type { Booked } from "../bookings.ts";
import type { Operations } from "../operations.ts";
import { airport } from "../places.ts";
import type { SeedClock } from "../seed-clock.ts";
import type { Dispatched } from "../trips.ts";
import type { OrganisationRow } from "./partners.ts";
import { demoCustomer } from "./people.ts";

/** From where a transfer costs what it costs from the hotel: these are chosen first. */
const nearby = /Waterfront|Foreshore|Green Point|Sea Point|City|Gardens|Bantry Bay/;
const ownSources: readonly string[] = ["website", "phone", "whatsapp"];
const guestsAtMost = 5;

/**
 * Some of those who travel from or to the airport today and tomorrow stay at the hotel with the demo account and were booked by its
 * desk: its arrivals and its lobby’s screen have something to show at any hour.
 */
export function withHotelGuests(all: Operations, hotel: OrganisationRow, clock: SeedClock): Operations {
  const tripsOf = Map.groupBy(all.dispatched, ({ trip }) => trip.bookingId);
  const chosen = new Set(
    all.booked
      .filter((one) => isGuest(one, tripsOf.get(one.row.id) ?? [], clock))
      .toSorted(
        (a, b) => Number(isNearby(b)) - Number(isNearby(a)) || a.row.pickupAt.getTime() - b.row.pickupAt.getTime(),
      )
      .slice(0, guestsAtMost)
      .map(({ row }) => row.id),
  );
  const address = `${hotel.name}, ${hotel.area}`;
  const moved = <T extends { pickupLocation: string; destination: string }>(way: T): T => ({
    ...way,
    ...(way.pickupLocation === airport ? { destination: address } : { pickupLocation: address }),
  });
  const sale = { source: "hotel", organisationId: hotel.id, partnerId: hotel.id, appliedRate: hotel.commissionRate };
  return {
    booked: all.booked.map((one) => (chosen.has(one.row.id) ? { ...one, row: { ...moved(one.row), ...sale } } : one)),
    dispatched: all.dispatched.map((one) => (chosen.has(one.trip.bookingId) ? { ...one, trip: moved(one.trip) } : one)),
  };
}

const isNearby = ({ row }: Booked): boolean => nearby.test(`${row.pickupLocation} ${row.destination}`);

/** Confirmed, driven by one of us, not the customer whose account a visitor signs in with. */
function isGuest({ row }: Booked, trips: readonly Dispatched[], clock: SeedClock): boolean {
  const isAirport = row.pickupLocation === airport || row.destination === airport;
  const isSoon = row.pickupAt >= clock.now && row.pickupAt < clock.at(2);
  const isDriven = trips.length === 1 && trips[0]?.assignment != null;
  return isSoon && isDriven && isAirport && row.state === "confirmed" && isOwn(row);
}

const isOwn = ({ source, email }: Booked["row"]): boolean =>
  ownSources.includes(source ?? "") && email !== demoCustomer.email;
