import type { Tour } from "./tour.ts";

/**
 * What the company sells, as its records say now: read with the tariff, handed to every rule that needs it. Ended
 * records are among them, because bookings of them still are.
 */
export type Catalogue = { readonly tours: readonly Tour[] };

export const emptyCatalogue: Catalogue = { tours: [] };

export const tourOf = ({ tours }: Catalogue, slug: string | null): Tour | undefined =>
  tours.find((tour) => tour.slug === slug);
