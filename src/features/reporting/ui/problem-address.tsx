import { partnerPage } from "#domain/partner/partner-page.ts";
import type { Href } from "#platform/browser/link.tsx";
import type { Opens } from "../problem-contract.ts";
import { reviewPages } from "./messages.ts";

/** Where a problem is solved: the page with its record open. Bookings and drivers open as a card instead. */
export function problemAddress(opens: Exclude<Opens, { kind: "booking" | "driver" }>): Href {
  switch (opens.kind) {
    case "application":
      return `${reviewPages[opens.of]}?application=${opens.id}`;
    case "enquiry":
      return `/admin/quotes?enquiry=${opens.id}`;
    case "quote":
      return `/admin/quotes-enhanced?quote=${opens.id}`;
    case "proof":
      return `/admin/payment-verification?proof=${opens.id}`;
    case "refund":
      return `/admin/payment-verification?tab=refunds&search=${opens.reference}`;
    case "vehicle":
      return `/admin/vehicles?vehicle=${opens.id}`;
    case "notification":
      return `/admin/payment-verification?tab=notices&notice=${opens.id}`;
    case "email":
      return `/admin/email-management?email=${opens.id}`;
    case "email_address":
      return `/admin/email-management?tab=suppressed&address=${encodeURIComponent(opens.address)}`;
    case "driver_record":
      return `/admin/drivers?driver=${opens.id}&tab=${opens.tab}`;
    case "trip":
      return `/admin/driver-assignments?date=${opens.date}&trip=${opens.id}`;
    case "tracking":
      return `/admin/tracking?vehicle=${opens.vehicle}`;
    case "rating":
      return `/admin/reviews?rating=${opens.id}`;
    case "incident":
      return `/admin/incidents?incident=${opens.id}`;
    case "lost_item":
      return `/admin/incidents?tab=lost-items&item=${opens.id}`;
    case "trip_dispute":
      return `/admin/incidents?tab=disputes&dispute=${opens.id}`;
    case "partner_dispute":
      return `/admin/hotels?tab=statements&dispute=${opens.id}`;
    case "person":
      return `/admin/customers?customer=${opens.id}`;
    case "deal":
      return `/admin/crm?tab=deals&deal=${opens.id}`;
    case "partner":
      return partnerPage(opens.of, opens.id);
    case "task":
      return "/admin/crm?tab=tasks";
    case "invoice":
      return `/admin/invoices?invoice=${opens.id}`;
  }
}
