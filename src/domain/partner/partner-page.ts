import type { OrganisationKind } from "./organisation-kinds.ts";

const pages = {
  hotel: "/admin/hotels?record=",
  travel_agency: "/admin/travel-agents?record=",
  // They have no page of their own: their record opens beside the travel agents’.
  affiliate: "/admin/travel-agents?record=",
  driver_provider: "/admin/partner-drivers?provider=",
  corporate: "/admin/corporate?company=",
} as const satisfies Record<OrganisationKind, string>;

/** Where our team finds the record of a partner or a company. */
export const partnerPage = (kind: OrganisationKind, id: string) => `${pages[kind]}${id}` as const;
