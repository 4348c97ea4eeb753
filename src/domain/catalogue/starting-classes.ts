import type { VehicleClasses, VehicleClassFacts, VehicleDrawing } from "./vehicle-class.ts";

type Own = Pick<
  VehicleClassFacts,
  "name" | "plural" | "fewest" | "most" | "bags" | "bagsText" | "inside" | "description"
>;

const standard = (id: VehicleDrawing, facts: Own & Partial<VehicleClassFacts>): VehicleClassFacts => ({
  id,
  drawing: id,
  pictures: [],
  pullsTrailer: true,
  comfort: 1,
  grade: "Standard",
  isBase: false,
  state: "on_sale",
  ...facts,
});

/** The classes a company starts with, smallest first. Nothing seats exactly 23 or 24, so such a group gets a large coach. */
export const startingClasses: VehicleClasses = [
  standard("sedan", {
    name: "Sedan",
    plural: "Sedans",
    fewest: 1,
    most: 3,
    bags: 3,
    bagsText: "3 large bags",
    pullsTrailer: false,
    isBase: true,
    inside: "Air-conditioning, bags in the boot",
    description: "Quiet, quick to park, easy on the budget. The usual choice for the airport and for working days.",
  }),
  standard("shuttle", {
    name: "Shuttle",
    plural: "Shuttles",
    fewest: 4,
    most: 14,
    bags: 10,
    bagsText: "6–10 large bags",
    inside: "Air-conditioning, high windows",
    description: "Room for a family with surfboards or a tasting party with opinions. High windows for the passes.",
  }),
  standard("luxury_coach", {
    name: "Luxury coach",
    plural: "Luxury coaches",
    fewest: 15,
    most: 22,
    bags: 20,
    bagsText: "20 large bags",
    inside: "Air-conditioning, reclining seats",
    description: "Reclining seats and a proper step up, yet short enough for most farm roads.",
  }),
  standard("large_coach", {
    name: "Large coach",
    plural: "Large coaches",
    fewest: 25,
    most: null,
    bags: 50,
    bagsText: "50+ bags, below deck",
    inside: "Air-conditioning, reclining seats, bags below deck",
    description: "For schools, conferences and long distances, with the luggage below deck.",
  }),
];
