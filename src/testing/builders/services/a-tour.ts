import type { TourForm } from "#features/catalogue/tours/contract.ts";
import { toursContract } from "#features/catalogue/tours/contract.ts";
import type { ParsedOf } from "#platform/contract.ts";

/** A new tour as the editor sends it. */
export const aTour: TourForm = {
  bookSlug: "route-62",
  name: "Route 62",
  subject: "The Route 62 tour",
  duration: { fewest: 9, most: 10, unit: "hours" },
  months: null,
  startTimes: ["07:30", "09:00"],
  closures: [],
  needsWeather: false,
  isArrangedAhead: false,
  noticeHours: null,
  metaTitle: "Route 62: a private day inland",
  metaDescription: "A private day along Route 62 to Montagu.",
  lead: "A day inland, through three passes.",
  story: ["The road leaves the coast behind."],
  location: "Montagu and the Klein Karoo",
  highlights: ["Cogmanskloof", "Montagu on foot"],
  itinerary: [{ time: "07:30", title: "Pickup", text: "At your door." }],
  included: ["Vehicle and driver"],
  notIncluded: ["Lunch"],
  bring: ["A hat"],
  bestTime: "Spring.",
  pickupAreas: ["City Bowl"],
  questions: [{ question: "Is it far?", answer: "Two and a half hours." }],
  stops: [],
  related: [],
  otherNames: "montagu karoo",
  picture: null,
  gallery: [],
  map: null,
};

export const saveOf = (
  changes: Partial<ParsedOf<typeof toursContract.saveTour>> = {},
): ParsedOf<typeof toursContract.saveTour> =>
  toursContract.saveTour.input.parse({ slug: "route-62", version: 0, tour: aTour, price_cents: null, ...changes });
