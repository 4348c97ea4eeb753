import type { PictureFile } from "#design/pictures/picture.tsx";
import type { Href } from "#platform/browser/link.tsx";
import {
  airportTransfersPicture,
  coachHirePicture,
  corporateEventsPicture,
  groupTransfersPicture,
  privateShuttlesPicture,
  staffTransportPicture,
} from "./pictures.gen.ts";
import { priceBasis } from "./price-basis.ts";

/** A card’s price: an offer’s starting price by the tariff, or an individual quote. */
export type PriceHighlight = { kind: "from"; offer: string; note?: string; basis: string } | { kind: "custom" };

export type HomeService = {
  title: string;
  description: string;
  features: readonly [string, string, string, string];
  price: PriceHighlight;
  picture: PictureFile;
  to: Href;
};

/** The six cards of the home page. */
export const homeServices: readonly HomeService[] = [
  {
    title: "Airport Transfers",
    description: "Your name on a board at arrivals, your bags in the boot, and a pickup planned around your flight.",
    features: ["Meet and greet", "Flight monitoring", "1–22 passengers", "Free child seats"],
    price: { kind: "from", offer: "airport.hop", basis: priceBasis.airportShort },
    picture: airportTransfersPicture,
    to: "/services/airport-transfers",
  },
  {
    title: "Private Shuttles",
    description: "A vehicle and driver for your party alone, door to door: hotel, wine farm, stadium and home again.",
    features: ["Door to door", "Never shared", "Air-conditioned", "Day or night"],
    price: { kind: "from", offer: "shuttle.ride", basis: priceBasis.shuttleShort },
    picture: privateShuttlesPicture,
    to: "/services/private-shuttles",
  },
  {
    title: "Group Transfers",
    description: "Families, teams and wedding parties that leave together and arrive together, luggage and all.",
    features: ["Group rate from {group.from}", "Room for luggage", "One or more vehicles", "One number to call"],
    price: { kind: "from", offer: "group.hop", basis: priceBasis.groupShort },
    picture: groupTransfersPicture,
    to: "/services/private-shuttles",
  },
  {
    title: "Coach Hire",
    description:
      "Big, comfortable coaches for schools, choirs, sports clubs and conferences, around town or far beyond it.",
    features: ["45+ seats", "Reclining seats", "Big luggage holds", "Long-distance ready"],
    price: { kind: "from", offer: "coach.hop", note: "45+ seater", basis: priceBasis.coachShort },
    picture: coachHirePicture,
    to: "/services/coach-hire",
  },
  {
    title: "Staff Transport",
    description: "Shift routes that bring your people to work on time and see them safely home, every day of the year.",
    features: ["Early and late shifts", "Planned routes", "Tracked vehicles", "Corporate account"],
    price: { kind: "custom" },
    picture: staffTransportPicture,
    to: "/services/staff-transport",
  },
  {
    title: "Event Shuttles",
    description: "Delegates, guests and VIPs moved between airport, hotels and venue, with one coordinator on the day.",
    features: ["Event coordinator", "Mixed fleet", "Venue loops", "Name boards"],
    price: { kind: "custom" },
    picture: corporateEventsPicture,
    to: "/services/corporate-events",
  },
];
