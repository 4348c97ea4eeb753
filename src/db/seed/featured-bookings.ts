import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { demoColleagues, demoCustomer, type Guest } from "./people/people.ts";
import { businessHotel, type Stay } from "./places.ts";
import { oclock } from "./seed-clock.ts";

export type Source = "website" | "phone" | "whatsapp" | "hotel" | "agent" | "affiliate" | "corporate";

/** How an ask ends. What is operated is confirmed, under way or done by the hour of its trips. */
export type Outcome =
  | "operated"
  | "no_show"
  | "cancelled"
  | "declined"
  | "expired"
  | "awaiting_payment"
  | "quoted"
  | "requested";

/** A request, before it has a place, a time and a price. What is left open is drawn. */
export type Ask = {
  readonly day: number;
  readonly service: ServiceOptionId;
  readonly offer: string | null;
  readonly source: Source;
  readonly passengers: number;
  /** Minutes after midnight. */
  readonly pickupMinutes?: number;
  readonly returnAfterDays?: number;
  readonly guest?: Guest;
  /** Where that guest stays. */
  readonly stay?: Stay;
  readonly outcome?: Outcome;
  readonly forDemoDriver?: true;
  readonly childSeats?: ChildSeatSizes;
  /** A provider drives it, for this share of the price. */
  readonly providerShare?: number;
};

const transfer = {
  service: "airport_transfer",
  offer: "airport-transfers",
  source: "website",
  outcome: "operated",
} as const;
const tour = { service: "day_tour", source: "website", outcome: "operated" } as const;
const event = { service: "corporate_events", offer: "corporate-events", source: "corporate" } as const;
const customers = { guest: demoCustomer, passengers: 2 } as const;
const drivers = { forDemoDriver: true } as const;
const family = { childSeats: { toddler_seat: 1, booster_seat: 1 } } as const;
const twins = { childSeats: { infant_seat: 2 } } as const;

/** Bookings that are there on any day, so that every demo account finds something of each kind. */
export const showpieces: readonly Ask[] = [
  // The customer's history: two stays, with something finished, something running and something to decide.
  { ...tour, ...customers, offer: "winelands", day: -41 },
  { ...tour, ...customers, offer: "robben-island", day: -39, outcome: "cancelled" },
  { ...transfer, ...customers, day: -38, pickupMinutes: oclock(14, 30) },
  { ...transfer, ...customers, day: -3, pickupMinutes: oclock(11, 15), returnAfterDays: 14 },
  { ...tour, ...customers, offer: "table-mountain", day: -1, pickupMinutes: oclock(8, 30) },
  { ...tour, ...customers, offer: "cape-peninsula", day: 2, pickupMinutes: oclock(8) },
  { ...tour, ...customers, offer: "township", day: 6, pickupMinutes: oclock(9, 30), outcome: "awaiting_payment" },
  { ...customers, service: "custom", offer: null, source: "website", day: 8, outcome: "quoted" },

  // The driver's week.
  { ...tour, ...drivers, offer: "winelands", passengers: 4, day: -2, pickupMinutes: oclock(8, 30) },
  { ...tour, ...drivers, ...family, offer: "cape-peninsula", passengers: 4, day: 0, pickupMinutes: oclock(8) },
  { ...transfer, ...drivers, passengers: 3, day: 0, pickupMinutes: oclock(18, 45) },
  { ...transfer, ...drivers, ...twins, passengers: 5, day: 1, pickupMinutes: oclock(7, 15) },
  { ...tour, ...drivers, offer: "winelands", passengers: 6, day: 3, pickupMinutes: oclock(9) },

  // A working day for the dispatcher.
  { ...transfer, passengers: 2, day: 0, pickupMinutes: oclock(5, 30) },
  { ...transfer, passengers: 2, day: 0, pickupMinutes: oclock(9), returnAfterDays: 6 },
  { ...transfer, ...twins, passengers: 7, day: 0, pickupMinutes: oclock(9, 45), source: "hotel" },
  { ...transfer, passengers: 1, day: 0, pickupMinutes: oclock(12, 30), source: "corporate" },
  { ...tour, offer: "sunset-photography", passengers: 2, day: 0, pickupMinutes: oclock(16), source: "agent" },
  { ...transfer, passengers: 2, day: 3, source: "whatsapp", outcome: "requested" },
  // Two of one company, who could ride together.
  ...demoColleagues.map((guest, at) => ({
    ...transfer,
    guest,
    stay: businessHotel,
    passengers: 1,
    day: 5,
    pickupMinutes: oclock(10, at * 20),
  })),
  { ...tour, offer: "garden-route", passengers: 4, day: 10, source: "agent", outcome: "requested" },
  { ...event, passengers: 32, day: 12, outcome: "quoted" },
  { ...tour, offer: "winelands", passengers: 2, day: 9, outcome: "awaiting_payment" },
  { ...transfer, passengers: 3, day: 7, outcome: "awaiting_payment" },
  { ...transfer, passengers: 2, day: 5, outcome: "expired" },
  { ...transfer, passengers: 9, day: 4, source: "phone", outcome: "requested" },
  { ...tour, ...family, offer: "cape-peninsula", passengers: 5, day: 6, outcome: "requested" },
];
