import { type FleetBand, fleetBands } from "#domain/company/catalogue.ts";

/** What a class of vehicles is called. */
export const bandLabel = (band: FleetBand): string => fleetBands.find(({ id }) => id === band)?.name ?? band;
