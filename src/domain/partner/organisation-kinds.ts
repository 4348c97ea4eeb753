/** The kinds of organisation we work with. */
export const organisationKinds = ["hotel", "travel_agency", "driver_provider", "corporate", "affiliate"] as const;
export type OrganisationKind = (typeof organisationKinds)[number];

export const organisationKindLabels: Readonly<Record<OrganisationKind, string>> = {
  hotel: "Hotel",
  travel_agency: "Travel agency",
  driver_provider: "Driver provider",
  corporate: "Corporate client",
  affiliate: "Affiliate",
};

/** Whose money is managed on a kind’s page: affiliates have no page of their own and are listed with travel agents. */
export const kindsWith = (kind: OrganisationKind): OrganisationKind[] =>
  kind === "travel_agency" ? ["travel_agency", "affiliate"] : [kind];
