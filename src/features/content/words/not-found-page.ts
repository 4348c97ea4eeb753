import type { Href } from "#platform/browser/link.tsx";

type UsefulLink = { label: string; note: string; to: Href };

const links: readonly UsefulLink[] = [
  { label: "Home", note: "Start again from Table Bay", to: "/" },
  { label: "Book Online", note: "Airport, hotel, anywhere", to: "/booking" },
  { label: "Tours", note: "Ten private days out", to: "/tours" },
  { label: "Services", note: "From sedans to coaches", to: "/services" },
  { label: "Attractions", note: "What to see on the Cape", to: "/attractions" },
  { label: "Contact", note: "Ask a person, day or night", to: "/contact" },
];

export const notFoundPage = {
  metaTitle: "Page not found | Cape Town Shuttle",
  kicker: "Error 404",
  title: "This road goes nowhere",
  lead: "The page you asked for has moved or never existed. No harm done: every road below leads somewhere good.",
  links,
} as const;
