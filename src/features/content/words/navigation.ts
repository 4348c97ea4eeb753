import { type SoldServices, servicesWithPage } from "#domain/catalogue/service.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { Href } from "#platform/browser/link.tsx";
import { tourSummary } from "./tours-summary.ts";

export type NavigationLink = { label: string; to: Href };

/** Those with a page of their own. */
export const serviceLinks = (services: SoldServices): readonly NavigationLink[] =>
  servicesWithPage(services).map(({ title, slug }) => ({ label: title, to: `/services/${slug}` }));

export const tourLinks = (tours: readonly Tour[]): readonly NavigationLink[] =>
  tours.map(tourSummary).map(({ title, detailPage }) => ({ label: title, to: detailPage }));

export const loginLinks: readonly NavigationLink[] = [
  { label: "Customer Login", to: "/signup" },
  { label: "Partner Login", to: "/partner-login" },
  { label: "Admin Login", to: "/admin-login" },
];
export const signUpLink: NavigationLink = { label: "Sign Up", to: "/signup" };
export const bookLink: NavigationLink = { label: "Book Online", to: "/booking" };

export const manageLink: NavigationLink = { label: "Manage booking", to: "/confirm-booking" };
