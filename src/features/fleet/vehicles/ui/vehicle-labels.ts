import { type FleetBand, fleetBands } from "#domain/company/catalogue.ts";

/** What a class of vehicles is called. */
export const bandLabel = (band: FleetBand): string => fleetBands.find(({ id }) => id === band)?.name ?? band;

/** 128 400 km, with a space that does not break. */
export const kmLabel = (km: number): string => `${String(km).replace(/\B(?=(\d{3})+$)/g, "\u00a0")}\u00a0km`;
