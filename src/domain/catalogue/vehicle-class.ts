import type { UploadedPicture } from "./picture.ts";

/** The id of a class’s record, such as sedan: what vehicles, bookings, trips and prices name. */
export type VehicleClass = string;

/** Drawn vehicles, for a class without a photograph of its own. */
export const vehicleDrawings = ["sedan", "shuttle", "luxury_coach", "large_coach"] as const;
export type VehicleDrawing = (typeof vehicleDrawings)[number];

export type VehicleClassState = "on_sale" | "paused" | "ended";

/** A kind of vehicle that the company sells, as its record says. */
export type VehicleClassFacts = {
  readonly id: VehicleClass;
  readonly name: string;
  /** Its price for a party starts here; a smaller party may travel in it. */
  readonly fewest: number;
  /** Null if there is no upper limit: our team chooses the vehicle. */
  readonly most: number | null;
  readonly bags: number;
  readonly pullsTrailer: boolean;
  /** How comfortable it is, and the company’s name for that: 1, “Standard”. */
  readonly comfort: number;
  readonly grade: string;
  /** Tours, fixed routes and companies’ fixed prices are agreed for this class; others cost a multiple. One class is it. */
  readonly isBase: boolean;
  /** Its name on pages that list the fleet; empty: its name. */
  readonly plural: string;
  /** Its bags in words; empty: by their number. */
  readonly bagsText: string;
  /** Its features, and why one would choose it. */
  readonly inside: string;
  readonly description: string;
  readonly drawing: VehicleDrawing;
  /** Photographs of it; until there is one, the drawing. */
  readonly pictures: readonly UploadedPicture[];
  readonly state: VehicleClassState;
};

/** In the company’s order. Ended ones are among them, because bookings of them still are. */
export type VehicleClasses = readonly VehicleClassFacts[];

export const classOf = (classes: VehicleClasses, id: string | null | undefined): VehicleClassFacts | undefined =>
  classes.find((one) => one.id === id);

type Named = Pick<VehicleClassFacts, "id" | "name">;

export const vehicleClassName = (classes: readonly Named[], id: VehicleClass): string =>
  classes.find((one) => one.id === id)?.name ?? id;

/** The looks of the vehicles of a class. */
export const drawingOf = (
  classes: readonly Pick<VehicleClassFacts, "id" | "drawing">[],
  id: VehicleClass,
): VehicleDrawing => classes.find((one) => one.id === id)?.drawing ?? "sedan";

export const baseClassOf = (classes: VehicleClasses): VehicleClassFacts | undefined =>
  classes.find(({ isBase }) => isBase) ?? classes[0];

export const onSaleOf = <C extends Pick<VehicleClassFacts, "state">>(classes: readonly C[]): readonly C[] =>
  classes.filter(({ state }) => state === "on_sale");

export const seatsOf = ({ most }: Pick<VehicleClassFacts, "most">): number => most ?? Number.POSITIVE_INFINITY;

type Sized = Pick<VehicleClassFacts, "comfort" | "most">;

/** The less comfortable first, then the smaller; equal ones in the company’s order. */
export const byComfortAndSize = (a: Sized, b: Sized): number =>
  a.comfort - b.comfort || compare(seatsOf(a), seatsOf(b));

/** The smaller first, then the less comfortable. */
export const bySize = (a: VehicleClassFacts, b: VehicleClassFacts): number =>
  compare(seatsOf(a), seatsOf(b)) || a.comfort - b.comfort;

/** Two without a limit are equal, which a subtraction of infinities is not. */
const compare = (a: number, b: number): number => Number(a > b) - Number(a < b);

/**
 * Whether a vehicle of one class may drive what was sold in another: the same class, or one that is at least as
 * comfortable with at least its seats. Never a plainer one in silence.
 */
export const serves = (vehicle: VehicleClassFacts, sold: VehicleClassFacts): boolean =>
  vehicle.id === sold.id || (vehicle.comfort >= sold.comfort && seatsOf(vehicle) >= seatsOf(sold));

/** The classes that may drive what was sold in this one, the preferred first. Unknown to us, only itself. */
export function classesServing(classes: VehicleClasses, sold: VehicleClass): readonly VehicleClass[] {
  const own = classOf(classes, sold);
  if (!own) return [sold];
  const others = classes.filter((one) => one.id !== sold && serves(one, own)).toSorted(byComfortAndSize);
  return [sold, ...others.map(({ id }) => id)];
}

/** As much of a class as choosing one for a party needs. */
export type SeatingClass = Sized & Pick<VehicleClassFacts, "id" | "state">;

/** The smallest class that seats these people in ordinary comfort; for a large group our team chooses. */
export const vehicleClassSeating = (classes: readonly SeatingClass[], passengers: number): VehicleClass | undefined =>
  onSaleOf(classes)
    .filter(({ most }) => most !== null && passengers <= most)
    .toSorted(byComfortAndSize)[0]?.id;

/** The name of a group’s vehicle: the planned class, or else the one that certainly seats everyone. */
export function vehicleKindOf(
  classes: VehicleClasses,
  planned: VehicleClass | null,
  passengers: number,
): string | null {
  const vehicleClass = planned ?? vehicleClassSeating(classes, passengers);
  return vehicleClass ? vehicleClassName(classes, vehicleClass) : null;
}

/** The smallest class that drives what was sold in either of two; the larger of them where none does. */
export function classServingBoth(classes: VehicleClasses, a: VehicleClass, b: VehicleClass): VehicleClass {
  const forA = classesServing(classes, a);
  const forB = new Set(classesServing(classes, b));
  const both = forA.find((id) => forB.has(id));
  if (both) return both;
  const [one, other] = [classOf(classes, a), classOf(classes, b)];
  return one && other && bySize(one, other) < 0 ? b : a;
}
