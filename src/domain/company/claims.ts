/** A figure that only the company can know about itself, with its source. Left empty, nothing is claimed. */
export type Claim = { readonly figure: string; readonly source: string };

export const claimNames = [
  "years",
  "customers",
  "destinations",
  "safetyRecord",
  "rating",
  "reviews",
  "accidentFreeYears",
] as const;
export type ClaimName = (typeof claimNames)[number];

export type Claims = Readonly<Record<ClaimName, Claim>> & {
  /** The star ratings and passenger quotes that came with the site: the demo company’s only. */
  readonly showsSamples: boolean;
};

const nothing: Claim = { figure: "", source: "" };

export const noClaims: Claims = {
  years: nothing,
  customers: nothing,
  destinations: nothing,
  safetyRecord: nothing,
  rating: nothing,
  reviews: nothing,
  accidentFreeYears: nothing,
  showsSamples: false,
};

/** The customer’s view of the claims: the figures alone. */
export type ClaimFigures = Readonly<Record<ClaimName, string>> & { readonly showsSamples: boolean };

export const claimFigures = (claims: Claims): ClaimFigures => ({
  years: claims.years.figure,
  customers: claims.customers.figure,
  destinations: claims.destinations.figure,
  safetyRecord: claims.safetyRecord.figure,
  rating: claims.rating.figure,
  reviews: claims.reviews.figure,
  accidentFreeYears: claims.accidentFreeYears.figure,
  showsSamples: claims.showsSamples,
});
