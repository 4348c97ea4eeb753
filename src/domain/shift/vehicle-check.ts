import type { VehicleClass } from "../company/catalogue.ts";

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

const more: Readonly<Record<VehicleClass, readonly CheckItem[]>> = {
  sedan: [],
  shuttle: ["doors", "luggage"],
  luxury_coach: ["doors", "luggage", "emergency_exits"],
  large_coach: ["doors", "luggage", "emergency_exits", "air_pressure"],
};

/** The checklist for a vehicle class: a coach has more items. */
export const checklistFor = (vehicleClass: VehicleClass): readonly CheckItem[] => [...always, ...more[vehicleClass]];

export const unchecked = (vehicleClass: VehicleClass, checked: readonly CheckedItem[]): readonly CheckItem[] =>
  checklistFor(vehicleClass).filter((item) => !checked.some((one) => one.item === item));
