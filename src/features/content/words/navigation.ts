import { type SoldServices, servicesWithPage } from "#domain/catalogue/service.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { Href } from "#platform/browser/link.tsx";
import { tourSummary } from "./tours-summary.ts";

export type NavigationLink = { label: string; to: Href };

/** Those with a page of their own. */
export const serviceLinks = (services: SoldServices): readonly NavigationLink[] =>
  servicesWithPage(services).map(({ title, slug }) => ({ label: title, to: `/services/${slug}` }));
export const allServicesLink: NavigationLink = { label: "All Services", to: "/services" };

export const tourLinks = (tours: readonly Tour[]): readonly NavigationLink[] =>
  tours.map(tourSummary).map(({ title, detailPage }) => ({ label: title, to: detailPage }));
export const allToursLink: NavigationLink = { label: "All Tours", to: "/tours" };
export const attractionsLink: NavigationLink = { label: "Attractions", to: "/attractions" };

export const homeLink: NavigationLink = { label: "Home", to: "/" };
export const aboutLink: NavigationLink = { label: "About", to: "/about" };
export const contactLink: NavigationLink = { label: "Contact", to: "/contact" };

export const loginLinks: readonly NavigationLink[] = [
  { label: "Customer Login", to: "/signup" },
  { label: "Partner Login", to: "/partner-login" },
  { label: "Admin Login", to: "/admin-login" },
];
export const signUpLink: NavigationLink = { label: "Sign Up", to: "/signup" };
export const bookLink: NavigationLink = { label: "Book Online", to: "/booking" };

export const manageLink: NavigationLink = { label: "Manage booking", to: "/confirm-booking" };

export const quickLinks: readonly NavigationLink[] = [
  bookLink,
  manageLink,
  { label: "Free Quote", to: "/free-quote" },
  { label: "Tours", to: "/tours" },
  attractionsLink,
  { label: "Rideshare", to: "/rideshare" },
  { label: "Reviews", to: "/reviews" },
  { label: "About", to: "/about" },
  { label: "Partners", to: "/partners" },
];
