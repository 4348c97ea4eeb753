import type { BoardDriver, BoardTrip } from "../contract.ts";

type Day = { readonly trips: readonly BoardTrip[]; readonly drivers: readonly BoardDriver[] };

/** What of a day a search leaves: trips that hold every word, and the drivers who have one of them or are meant. */
export function useTripSearch({ trips, drivers }: Day, text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { trips, drivers, isSearching: false };
  const holds = (where: string) => words.every((word) => where.includes(word));
  const found = trips.filter((trip) => holds(searchable(trip)));
  const driving = new Set(found.map(({ driver }) => driver?.id));
  return {
    trips: found,
    drivers: drivers.filter(({ id, name }) => driving.has(id) || holds(name.toLowerCase())),
    isSearching: true,
  };
}

const searchable = (trip: BoardTrip) =>
  [
    trip.reference,
    trip.passenger_name,
    trip.passenger_phone?.replaceAll(" ", ""),
    trip.pickup_location,
    trip.destination,
    trip.organisation,
    trip.driver?.name,
    trip.vehicle?.plate,
    trip.flight,
    ...trip.offered_to,
  ]
    .filter(Boolean)
    .join(" ")
    .toLowerCase();
