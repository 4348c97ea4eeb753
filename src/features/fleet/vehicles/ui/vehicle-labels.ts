import { type VehicleClass, vehicleClasses } from "#domain/company/catalogue.ts";

/** What a class of vehicles is called. */
export const vehicleClassLabel = (band: VehicleClass): string =>
  vehicleClasses.find(({ id }) => id === band)?.name ?? band;
