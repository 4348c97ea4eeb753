/** Whom we work with as an organisation. */
export const organisationKinds = ["hotel", "travel_agency", "driver_provider", "corporate", "affiliate"] as const;
export type OrganisationKind = (typeof organisationKinds)[number];
