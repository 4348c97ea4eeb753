import type { VehicleClassFacts } from "#domain/catalogue/vehicle-class.ts";
import type { ShownClass } from "#features/catalogue/classes/contract.ts";

/** A class as a screen gets it. */
export const classOnWire = (one: VehicleClassFacts): ShownClass => ({
  id: one.id,
  name: one.name,
  fewest: one.fewest,
  most: one.most,
  bags: one.bags,
  comfort: one.comfort,
  grade: one.grade,
  is_base: one.isBase,
  drawing: one.drawing,
  state: one.state,
});
