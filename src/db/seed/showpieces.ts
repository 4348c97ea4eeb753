import type { BookingState } from "#domain/booking-lifecycle.ts";
import type { ServiceOptionId } from "#domain/catalogue.ts";
import { demoCustomer, type Guest } from "./people.ts";
import { oclock } from "./seed-clock.ts";

export type Source = "website" | "phone" | "whatsapp" | "hotel" | "agent" | "affiliate" | "corporate";

/** What somebody asks for, before it has a place, a time and a price. What is left open is drawn. */
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
  readonly state?: BookingState;
  readonly forDemoDriver?: true;
};

const transfer = { service: "airport_transfer", offer: "airport-transfers", source: "website" } as const;
const tour = { service: "day_tour", source: "website" } as const;
const ofCustomer = { guest: demoCustomer, passengers: 2 } as const;

/** Bookings that are there on any day, so that every demo account finds something of each kind. */
export const showpieces: readonly Ask[] = [
  // The customer's history: two stays, with something finished, something running and something to decide.
  { ...tour, ...ofCustomer, offer: "winelands", day: -41, state: "closed" },
  { ...transfer, ...ofCustomer, day: -38, pickupMinutes: oclock(14, 30), state: "closed" },
  { ...tour, ...ofCustomer, offer: "robben-island", day: -39, state: "cancelled" },
  { ...transfer, ...ofCustomer, day: -3, pickupMinutes: oclock(11, 15), returnAfterDays: 14, state: "in_progress" },
  { ...tour, ...ofCustomer, offer: "table-mountain", day: -1, pickupMinutes: oclock(8, 30), state: "completed" },
  { ...tour, ...ofCustomer, offer: "cape-peninsula", day: 2, pickupMinutes: oclock(8), state: "confirmed" },
  { ...tour, ...ofCustomer, offer: "township", day: 6, pickupMinutes: oclock(9, 30), state: "awaiting_payment" },
  { ...ofCustomer, service: "custom", offer: null, source: "website", day: 8, state: "quoted" },

  // The driver's week.
  {
    ...tour,
    offer: "winelands",
    passengers: 4,
    day: -2,
    pickupMinutes: oclock(8, 30),
    state: "completed",
    forDemoDriver: true,
  },
  {
    ...tour,
    offer: "cape-peninsula",
    passengers: 4,
    day: 0,
    pickupMinutes: oclock(8),
    state: "in_progress",
    forDemoDriver: true,
  },
  { ...transfer, passengers: 3, day: 0, pickupMinutes: oclock(18, 45), state: "confirmed", forDemoDriver: true },
  { ...transfer, passengers: 5, day: 1, pickupMinutes: oclock(7, 15), state: "confirmed", forDemoDriver: true },
  {
    ...tour,
    offer: "winelands",
    passengers: 6,
    day: 3,
    pickupMinutes: oclock(9),
    state: "confirmed",
    forDemoDriver: true,
  },

  // A working day for the dispatcher.
  { ...transfer, passengers: 2, day: 0, pickupMinutes: oclock(5, 30), state: "completed" },
  { ...transfer, passengers: 2, day: 0, pickupMinutes: oclock(9), state: "in_progress" },
  { ...transfer, passengers: 7, day: 0, pickupMinutes: oclock(9, 45), state: "in_progress", source: "hotel" },
  { ...transfer, passengers: 1, day: 0, pickupMinutes: oclock(12, 30), state: "confirmed", source: "corporate" },
  {
    ...tour,
    offer: "sunset-photography",
    passengers: 2,
    day: 0,
    pickupMinutes: oclock(16),
    state: "confirmed",
    source: "agent",
  },
  { ...transfer, passengers: 2, day: 3, state: "requested", source: "whatsapp" },
  { ...tour, offer: "garden-route", passengers: 4, day: 10, state: "requested", source: "agent" },
  {
    service: "corporate_events",
    offer: "corporate-events",
    source: "corporate",
    passengers: 32,
    day: 12,
    state: "quoted",
  },
];
