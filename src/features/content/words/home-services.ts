import type { PictureFile } from "#design/pictures/picture.tsx";
import type { ServiceCard } from "./page-shapes.ts";
import {
  airportTransfersPicture,
  coachHirePicture,
  corporateEventsPicture,
  groupTransfersPicture,
  privateShuttlesPicture,
  staffTransportPicture,
} from "./pictures.gen.ts";
import { priceBasis } from "./price-basis.ts";

/** A card’s price: an offer’s starting price by the tariff, the words of its page, or an individual quote. */
export type PriceHighlight =
  | { kind: "from"; offer: string; note?: string; basis: string }
  | { kind: "as written"; text: string }
  | { kind: "custom" };

export type HomeService = {
  title: string;
  description: string;
  features: readonly string[];
  price: PriceHighlight;
  picture: PictureFile;
  /** The service it leads to. */
  service: string;
  /** Its title is the service’s own, so it changes with it. */
  isNamedAlike: boolean;
};

/** The six cards of the home page. */
export const homeServices: readonly HomeService[] = [
  {
    title: "Airport Transfers",
    description: "Your name on a board at arrivals, your bags in the boot, and a pickup planned around your flight.",
    features: ["Meet and greet", "Flight monitoring", "1–22 passengers", "Free child seats"],
    price: { kind: "from", offer: "airport.hop", basis: priceBasis.airportShort },
    picture: airportTransfersPicture,
    service: "airport-transfers",
    isNamedAlike: true,
  },
  {
    title: "Private Shuttles",
    description: "A vehicle and driver for your party alone, door to door: hotel, wine farm, stadium and home again.",
    features: ["Door to door", "Never shared", "Air-conditioned", "Day or night"],
    price: { kind: "from", offer: "shuttle.ride", basis: priceBasis.shuttleShort },
    picture: privateShuttlesPicture,
    service: "private-shuttles",
    isNamedAlike: true,
  },
  {
    title: "Group Transfers",
    description: "Families, teams and wedding parties that leave together and arrive together, luggage and all.",
    features: ["Group rate from {group.from}", "Room for luggage", "One or more vehicles", "One number to call"],
    price: { kind: "from", offer: "group.hop", basis: priceBasis.groupShort },
    picture: groupTransfersPicture,
    service: "private-shuttles",
    isNamedAlike: false,
  },
  {
    title: "Coach Hire",
    description:
      "Big, comfortable coaches for schools, choirs, sports clubs and conferences, around town or far beyond it.",
    features: ["45+ seats", "Reclining seats", "Big luggage holds", "Long-distance ready"],
    price: { kind: "from", offer: "coach.hop", note: "45+ seater", basis: priceBasis.coachShort },
    picture: coachHirePicture,
    service: "coach-hire",
    isNamedAlike: true,
  },
  {
    title: "Staff Transport",
    description: "Shift routes that bring your people to work on time and see them safely home, every day of the year.",
    features: ["Early and late shifts", "Planned routes", "Tracked vehicles", "Corporate account"],
    price: { kind: "custom" },
    picture: staffTransportPicture,
    service: "staff-transport",
    isNamedAlike: true,
  },
  {
    title: "Event Shuttles",
    description: "Delegates, guests and VIPs moved between airport, hotels and venue, with one coordinator on the day.",
    features: ["Event coordinator", "Mixed fleet", "Venue loops", "Name boards"],
    price: { kind: "custom" },
    picture: corporateEventsPicture,
    service: "corporate-events",
    isNamedAlike: false,
  },
];

/** The written cards of what is on sale, then the services of the company’s own. */
export function homeCards(cards: readonly ServiceCard[]): readonly HomeService[] {
  const written = homeServices.flatMap((home) => {
    const sold = cards.find(({ slug }) => slug === home.service);
    return sold ? [{ ...home, title: home.isNamedAlike ? sold.title : home.title }] : [];
  });
  return [...written, ...cards.flatMap(ownCard)];
}

/** Chauffeurs and hired cars have no card here. */
const withoutCard: readonly string[] = ["chauffeur-services", "car-hire"];

function ownCard({ slug, title, page, picture }: ServiceCard): readonly HomeService[] {
  if (!page || withoutCard.includes(slug) || homeServices.some(({ service }) => service === slug)) return [];
  return [
    {
      title,
      description: page.description,
      features: page.features,
      price: { kind: "as written", text: page.priceText },
      picture: picture ?? privateShuttlesPicture,
      service: slug,
      isNamedAlike: true,
    },
  ];
}
