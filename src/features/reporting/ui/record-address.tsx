import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import type { Href } from "#platform/browser/link.tsx";
import type { RecordRow } from "../contract.ts";

const partnerPages: Readonly<Partial<Record<OrganisationKind, Href>>> = {
  hotel: "/admin/hotels",
  travel_agency: "/admin/travel-agents",
  driver_provider: "/admin/partner-drivers",
};

/** Where a found record opens. Without a page of its own it opens as its bookings. */
export function recordAddress({ kind, id, of }: Pick<RecordRow, "kind" | "id" | "of">): Href {
  switch (kind) {
    case "invoice":
      return `/admin/invoices?invoice=${id}`;
    case "quote":
      return `/admin/quotes-enhanced?quote=${id}`;
    case "enquiry":
      return `/admin/quotes?enquiry=${id}`;
    case "vehicle":
      return `/admin/vehicles?vehicle=${id}`;
    case "organisation": {
      const page = of && partnerPages[of];
      return page ? (`${page}?tab=partners&partner=${id}` as Href) : `/admin/bookings?partner=${id}`;
    }
  }
}
