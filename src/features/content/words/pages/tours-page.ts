import type { Href } from "#platform/browser/link.tsx";
import type { AttractionSlug } from "../page-shapes.ts";
import type { PictureName } from "../pictures.gen.ts";

type Action = { readonly label: string; readonly to: Href };
type TourCategory = {
  readonly name: string;
  readonly description: string;
  readonly icon: "mountain" | "waves" | "people" | "road";
  /** Titles as in the tour summary; the card counts them. */
  readonly tours: readonly string[];
};

const categories: readonly TourCategory[] = [
  {
    name: "Mountain & light",
    description: "Up early or out late: the flat top before the cloud, and the last hour of sun with a camera.",
    icon: "mountain",
    tours: ["table-mountain", "sunset-photography"],
  },
  {
    name: "Coast & wildlife",
    description: "Penguins, whales, lagoon flamingos and two oceans that do not agree on the temperature.",
    icon: "waves",
    tours: ["cape-peninsula", "whale-watching", "west-coast"],
  },
  {
    name: "People & history",
    description: "District Six, Langa and Gugulethu, and the island where political prisoners were held for decades.",
    icon: "people",
    tours: ["township", "robben-island"],
  },
  {
    name: "Wine & open road",
    description: "Cellars and long lunches nearby, wheat, forest and the southern tip of Africa further on.",
    icon: "road",
    tours: ["winelands", "overberg", "garden-route"],
  },
];

const whyChoose = [
  {
    icon: "private",
    title: "Only your people",
    text: "A tour is never filled up with strangers. Two friends or two families, the vehicle is yours for the day.",
  },
  {
    icon: "pace",
    title: "Your clock",
    text: "Start at 06:00 for the light or at 10:00 for the children. Skip a stop or stay longer at another. The driver follows your plan.",
  },
  {
    icon: "weather",
    title: "A second plan ready",
    text: "Wind shuts the cableway and swell stops the ferry, often on the days you would least expect. We check before you leave, and have another good plan ready.",
  },
  {
    icon: "pickup",
    title: "From your own door",
    text: "We pick you up where you sleep and bring you back there, with no round of other hotels at either end.",
  },
] as const;

type GalleryPlace = { readonly name: string; readonly slug: Extract<AttractionSlug, PictureName> };

/** Places along the tours, each with its own page and picture. */
const gallery: readonly GalleryPlace[] = [
  { name: "V&A Waterfront", slug: "va-waterfront" },
  { name: "Bo-Kaap", slug: "bo-kaap" },
  { name: "Camps Bay", slug: "camps-bay" },
  { name: "Langebaan lagoon", slug: "langebaan-lagoon" },
  { name: "Tsitsikamma", slug: "tsitsikamma" },
  { name: "Hermanus cliff path", slug: "hermanus-cliff-path" },
  { name: "Cango Caves", slug: "cango-caves" },
  { name: "Signal Hill", slug: "signal-hill" },
];

const related: readonly (Action & { readonly text: string })[] = [
  { label: "Attractions", to: "/attractions", text: "23 places, with hours, roads and warnings" },
  { label: "Services", to: "/services", text: "Transfers, chauffeurs and coaches" },
  { label: "About us", to: "/about", text: "Who is at the wheel" },
  { label: "Contact", to: "/contact", text: "Ask before you book" },
];

const bookYourTour: Action = { label: "Book Your Tour", to: "/booking?service=tours" };

/** The words around the ten tour cards. */
export const toursPage = {
  metaTitle: "Private day tours in Cape Town and the Western Cape",
  metaDescription:
    "10 private tours from {town}: Peninsula, Winelands, Table Mountain, whales, Robben Island and further. Only your group, with prices and times shown.",
  hero: {
    kicker: "Private tours",
    title: "Days that start at your door",
    lead: "10 tours, from an afternoon with a camera to three days on the Garden Route. Each is driven for one party at a time, so the day bends to you and not to a bus.",
    book: bookYourTour,
    gallery: { label: "View Gallery", to: "/tours#gallery" } satisfies Action,
    rating: "Average Rating",
    badges: ["Private Tours Only", "Personalized Service"],
  },
  categories: {
    kicker: "Where to start",
    title: "Choose by mood",
    lead: "Four ways into the same 10 tours.",
    items: categories,
  },
  tours: {
    kicker: "The tours",
    title: "All 10 tours",
    lead: "Prices are where each tour starts. Entrance tickets, ferries and meals are paid where you use them unless a tour says otherwise.",
    book: "Book Now",
    more: "Read More",
    none: "Tell us what you’d like to see, and we’ll plan a day with a driver of your own.",
    seasonal: "Seasonal",
    groupSize: "Private groups only",
  },
  gallery: { kicker: "Gallery", title: "The view from the road", items: gallery },
  whyChoose: { kicker: "Why choose us", title: "Why travel with us", items: whyChoose },
  call: {
    title: "Not sure which day is yours?",
    text: "Tell us who is coming, how they feel about early mornings and what they have seen already. We’ll reply with one good suggestion.",
    book: bookYourTour,
    ask: { label: "Ask Questions", to: "/contact" } satisfies Action,
  },
  related: { kicker: "More to read", title: "Before you decide", links: related },
} as const;
