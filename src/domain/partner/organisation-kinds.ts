/** Whom we work with as an organisation. */
export const organisationKinds = ["hotel", "travel_agency", "driver_provider", "corporate", "affiliate"] as const;
export type OrganisationKind = (typeof organisationKinds)[number];

export const organisationKindLabels: Readonly<Record<OrganisationKind, string>> = {
  hotel: "Hotel",
  travel_agency: "Travel agency",
  driver_provider: "Driver provider",
  corporate: "Corporate client",
  affiliate: "Affiliate",
};
