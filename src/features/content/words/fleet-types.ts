import type { FleetBand } from "#domain/catalogue.ts";

export type FleetType = {
  readonly band: FleetBand;
  readonly name: string;
  readonly seats: string;
  readonly text: string;
};

/** The four sizes of vehicle, smallest first. */
export const fleetTypes: readonly FleetType[] = [
  {
    band: "sedan",
    name: "Sedans",
    seats: "1–3 passengers",
    text: "Quiet, quick to park, easy on the budget. The usual choice for the airport and for working days.",
  },
  {
    band: "shuttle",
    name: "Shuttles",
    seats: "4–14 passengers",
    text: "Room for a family with surfboards or a tasting party with opinions. High windows for the passes.",
  },
  {
    band: "luxury_coach",
    name: "Luxury coaches",
    seats: "15–22 passengers",
    text: "Reclining seats and a proper step up, yet short enough for most farm roads.",
  },
  {
    band: "large_coach",
    name: "Large coaches",
    seats: "25+ passengers",
    text: "For schools, congresses and long distances, with the luggage below deck.",
  },
];
