import type { BoardDay, BoardTrip } from "../contract.ts";
import type { WeekTrip } from "../week-contract.ts";

type Searched<T> = Pick<BoardDay, "drivers" | "vehicles"> & { readonly trips: T[] };

/**
 * A day’s or week’s search results: trips matching every word, and the drivers and vehicles that match or drive them.
 */
export function useTripSearch<T extends BoardTrip | WeekTrip>({ trips, drivers, vehicles }: Searched<T>, text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { trips, drivers, vehicles, isSearching: false };
  const holds = (where: string) => words.every((word) => where.includes(word));
  const matches = trips.filter((trip) => holds(searchable(trip)));
  const driving = new Set(matches.map(({ driver }) => driver?.id));
  const driven = new Set(matches.map(({ vehicle }) => vehicle?.id));
  return {
    trips: matches,
    vehicles: vehicles.filter(({ id, plate }) => driven.has(id) || holds(plate.toLowerCase())),
    drivers: drivers.filter(({ id, name }) => driving.has(id) || holds(name.toLowerCase())),
    isSearching: true,
  };
}

type Row = WeekTrip & Partial<Pick<BoardTrip, "passenger_phone" | "organisation" | "flight" | "offered_to">>;

const searchable = (trip: Row) =>
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
    ...(trip.offered_to ?? []),
  ]
    .filter(Boolean)
    .join(" ")
    .toLowerCase();
