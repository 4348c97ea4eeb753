import type { VehicleClass } from "#domain/company/catalogue.ts";

export type FleetType = {
  readonly vehicleClass: VehicleClass;
  readonly name: string;
  readonly seats: string;
  /** Bags that fit with all seats taken. */
  readonly bags: string;
  /** Its contents. */
  readonly inside: string;
  readonly text: string;
};

/** The four sizes of vehicle, smallest first. */
export const fleetTypes: readonly FleetType[] = [
  {
    vehicleClass: "sedan",
    name: "Sedans",
    seats: "1–3 passengers",
    bags: "3 large bags",
    inside: "Air-conditioning, bags in the boot",
    text: "Quiet, quick to park, easy on the budget. The usual choice for the airport and for working days.",
  },
  {
    vehicleClass: "shuttle",
    name: "Shuttles",
    seats: "4–14 passengers",
    bags: "6–10 large bags",
    inside: "Air-conditioning, high windows",
    text: "Room for a family with surfboards or a tasting party with opinions. High windows for the passes.",
  },
  {
    vehicleClass: "luxury_coach",
    name: "Luxury coaches",
    seats: "15–22 passengers",
    bags: "20 large bags",
    inside: "Air-conditioning, reclining seats",
    text: "Reclining seats and a proper step up, yet short enough for most farm roads.",
  },
  {
    vehicleClass: "large_coach",
    name: "Large coaches",
    seats: "25+ passengers",
    bags: "50+ bags, below deck",
    inside: "Air-conditioning, reclining seats, bags below deck",
    text: "For schools, conferences and long distances, with the luggage below deck.",
  },
];
