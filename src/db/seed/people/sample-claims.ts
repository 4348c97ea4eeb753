import type { Claim } from "#domain/company/claims.ts";
import { localDate } from "#domain/time/local-time.ts";

const sample = {
  about: "",
  title: "",
  source: "The specification’s own words (sample)",
  statedOn: localDate("2026-06-01"),
  author: "",
  place: "",
  service: "",
  stars: null,
  face: 0,
  consent: "",
  isWithdrawn: false,
} as const;

const figures = {
  years: "10+",
  customers: "5\u00a0000+",
  destinations: "50+",
  safetyRecord: "100%",
  rating: "4.8+",
  reviews: "10\u00a0000",
  accidentFreeYears: "15+",
  accidents: "Zero",
  licensedDrivers: "100%",
  inspections: "Monthly",
} as const;

/** Icon, title and text. */
const reassurance = [
  ["clock", "24/7 Available", "Every hour of all 365 days, on the phone and on the road."],
  ["shield", "Fully Insured", "Passenger cover on every vehicle and every trip."],
] as const;

const safety = [
  [
    "insurance",
    "Comprehensive insurance",
    "Vehicle and passengers are covered from the moment the door closes to the moment it opens again.",
  ],
  [
    "driver",
    "Licensed, background-checked drivers",
    "No one drives for us without a valid licence, a professional driving permit and a clean background check.",
  ],
  [
    "maintenance",
    "Regular maintenance",
    "Serviced by the book and inspected every month: tyres, brakes, belts, lights and air-conditioning.",
  ],
  [
    "gps",
    "GPS monitoring",
    "Our control room sees every vehicle on the road and notices when a trip does not go to plan.",
  ],
  [
    "certificate",
    "Certifications",
    "Operating licences and roadworthy certificates are checked before a vehicle is put on a trip.",
  ],
  [
    "support",
    "24/7 support",
    "Our team, not a phone menu, at any hour: before you leave, on the way and after you arrive.",
  ],
] as const;

const tourRatings = {
  "cape-peninsula": "4.9",
  winelands: "4.8",
  "whale-watching": "4.7",
  "robben-island": "4.8",
  "table-mountain": "4.9",
  township: "4.7",
  "sunset-photography": "4.8",
  "garden-route": "4.9",
  "west-coast": "4.6",
  overberg: "4.7",
} as const;

/** Author, place, words, service and drawn face. */
const testimonials = [
  [
    "Amira K.",
    "London, United Kingdom",
    "Our flight was two hours late and the driver was still there with our name on a board. Spotless van, child seat fitted, the easiest arrival we have had anywhere.",
    "Airport Transfer",
    3,
  ],
  [
    "Jürgen W.",
    "Hamburg, Germany",
    "We stopped whenever we wanted. The driver knew the exact bend on Chapman’s Peak where the light is best at five o’clock.",
    "Cape Peninsula Tour",
    4,
  ],
  [
    "Thabo M.",
    "Johannesburg, South Africa",
    "Three hundred delegates, four hotels, one coordinator. Nobody waited longer than six minutes, and I never had to phone twice.",
    "Event Shuttles",
    2,
  ],
  [
    "Nomvula D.",
    "Cape Town, South Africa",
    "Our night shift used to worry about getting home. Now the same friendly driver is at the gate every time, and the team has stopped watching the clock.",
    "Staff Transport",
    0,
  ],
  [
    "Claire B.",
    "Lyon, France",
    "Three estates, one long lunch and nobody had to stay sober at the wheel. He even knew which cellar had the shade for my mother.",
    "Winelands Tour",
    1,
  ],
  [
    "Priya N.",
    "Durban, South Africa",
    "Fourteen cousins, one wedding, two days. The shuttle was early each time and the driver knew every aunt by name before we reached the church.",
    "Group Transfer",
    5,
  ],
] as const;

/** Other voices than those of the home page. */
const fromServices = [
  [
    "Ingrid S.",
    "Uppsala, Sweden",
    "We asked for Knysna in one day and the driver talked us into two stops. The one in Swellendam, under the oaks, is what we still speak about.",
    "Inland Transfer",
    1,
  ],
  [
    "Pieter v. R.",
    "Pretoria, South Africa",
    "Four meetings in four suburbs and I was early for all of them. I wrote my board report between Century City and Paarl.",
    "Chauffeur Services",
    4,
  ],
  [
    "Zanele T.",
    "Gqeberha, South Africa",
    "Forty-one learners, two teachers, one lost jersey. The driver phoned at seven that evening to say he had found it behind a seat.",
    "Coach Hire",
    0,
  ],
] as const;

type Voice = readonly [author: string, place: string, text: string, service: string, face: number];

const testimonial = (about: string, [author, place, text, service, face]: Voice): Claim => ({
  ...sample,
  kind: "testimonial",
  about,
  text,
  author,
  place,
  service,
  stars: 5,
  face,
  consent: "Made up for the demo (sample)",
});

/** The demo company’s claims about itself, as the specification words it. */
export const sampleClaims: readonly Claim[] = [
  ...Object.entries(figures).map(([about, text]) => ({ ...sample, kind: "figure" as const, about, text })),
  { ...sample, kind: "guarantee", text: "100% satisfaction money-back guarantee" },
  ...reassurance.map(([about, title, text]) => ({ ...sample, kind: "reassurance" as const, about, title, text })),
  ...safety.map(([about, title, text]) => ({ ...sample, kind: "safety" as const, about, title, text })),
  ...Object.entries(tourRatings).map(([about, text]) => ({ ...sample, kind: "tour_rating" as const, about, text })),
  ...testimonials.map((one) => testimonial("home", one)),
  ...fromServices.map((one) => testimonial("services", one)),
];
