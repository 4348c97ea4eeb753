import { seatsOf, type VehicleClassFacts } from "../catalogue/vehicle-class.ts";

/** A driver’s checks before the first trip. */
export const checkItems = {
  tyres: "Tyres: tread, pressure, spare wheel",
  lights: "Headlights, brake lights and indicators",
  brakes: "Brakes and parking brake",
  windscreen: "Windscreen, wipers and washer",
  mirrors: "Mirrors and windows",
  seat_belts: "Seat belts on every seat",
  fluids: "No warning lights, no leaks",
  doors: "Doors, steps and handrails",
  emergency_kit: "Triangle, first aid kit, fire extinguisher",
  documents: "Licence disc and operating licence in the vehicle",
  clean: "Clean inside and outside",
  emergency_exits: "Emergency exits and hammers",
  air_pressure: "Air pressure of brakes and suspension",
  luggage: "Luggage doors and trailer coupling",
} as const;
export type CheckItem = keyof typeof checkItems;
export const checkItemNames = Object.keys(checkItems) as readonly CheckItem[];

export type CheckedItem = { readonly item: CheckItem; readonly is_ok: boolean };

const always: readonly CheckItem[] = [
  "tyres",
  "lights",
  "brakes",
  "windscreen",
  "mirrors",
  "seat_belts",
  "fluids",
  "emergency_kit",
  "documents",
  "clean",
];

type Size = Pick<VehicleClassFacts, "most" | "pullsTrailer">;

/** From so many seats a vehicle has emergency exits, and above so many brakes and suspension by air. */
const exitsFrom = 15;
const airAbove = 22;

/** The checklist for a vehicle of a class: a coach has more items. */
export const checklistFor = (size: Size): readonly CheckItem[] => [
  ...always,
  ...(size.pullsTrailer ? (["doors", "luggage"] as const) : []),
  ...(seatsOf(size) >= exitsFrom ? (["emergency_exits"] as const) : []),
  ...(seatsOf(size) > airAbove ? (["air_pressure"] as const) : []),
];

export const unchecked = (size: Size, checked: readonly CheckedItem[]): readonly CheckItem[] =>
  checklistFor(size).filter((item) => !checked.some((one) => one.item === item));
