import { startingClasses } from "./starting-classes.ts";
import type { VehicleClasses } from "./vehicle-class.ts";

/**
 * What the company sells, as its records say now: read with the tariff, handed to every rule that needs it. Ended
 * records are among them, because bookings of them still are.
 */
export type Catalogue = { readonly classes: VehicleClasses };

export const startingCatalogue: Catalogue = { classes: startingClasses };
