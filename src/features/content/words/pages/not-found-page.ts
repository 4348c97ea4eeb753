import type { Href } from "#platform/browser/link.tsx";

export type UsefulLink = { label: string; note: string; to: Href };

const links: readonly UsefulLink[] = [
  { label: "Home", note: "Start again from Table Bay", to: "/" },
  { label: "Book Online", note: "Airport, hotel, anywhere", to: "/booking" },
  { label: "Tours", note: "10 private tours", to: "/tours" },
  { label: "Services", note: "From sedans to coaches", to: "/services" },
  { label: "Attractions", note: "What to see in the Cape", to: "/attractions" },
  { label: "Contact", note: "Ask our team, day or night", to: "/contact" },
];

export const notFoundPage = {
  metaTitle: "Page not found | {company}",
  kicker: "Error 404",
  title: "We couldn’t find that page",
  lead: "The page has moved or never existed. Check the address, or continue from one of these pages.",
  links,
} as const;

/** In a staff area. */
export const staffNotFoundPage = {
  metaTitle: "Page not found | {company}",
  kicker: "Error 404",
  title: "This page doesn’t exist",
  lead: "The address may be mistyped or out of date. Check it, or continue from one of these pages.",
  links: {
    admin: [
      { label: "Admin dashboard", note: "Today’s trips and what needs attention", to: "/admin" },
      { label: "Bookings", note: "All bookings, searched and filtered", to: "/admin/bookings" },
    ],
    dispatcher: [
      { label: "Dispatcher dashboard", note: "Trips, drivers and vehicles", to: "/dispatcher/dashboard" },
      { label: "Dispatcher sign-in", note: "Use another account", to: "/dispatcher-login" },
    ],
    driver: [
      { label: "Driver dashboard", note: "Your trips and documents", to: "/driver/dashboard" },
      { label: "Driver sign-in", note: "Use another account", to: "/driver/auth" },
    ],
  } satisfies Record<string, readonly UsefulLink[]>,
} as const;
