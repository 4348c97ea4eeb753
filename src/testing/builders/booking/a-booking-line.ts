import { bookingFacts } from "#domain/booking/facts.ts";
import type { SelfBooking } from "#features/booking/self-service/contract.ts";
import type { BookingDetail, BookingLine } from "#features/booking/self-service/own-contract.ts";

/** A booking as a list shows it: the Winelands, a week after the tests' own "now". */
export const aBookingLine = (changes: Partial<BookingLine> = {}): BookingLine => ({
  reference: "CTS-7K3M9Q",
  state: "confirmed",
  status: changes.state ?? "confirmed",
  service_type: "day_tour",
  offer: "winelands",
  tour_name: "Winelands",
  pickup_location: "12 Kloof Street, Gardens",
  destination: "Stellenbosch and Franschhoek",
  pickup_at: "2026-11-28T07:00:00.000Z",
  return_at: null,
  days: 1,
  passengers: 2,
  vehicle_kind: "Sedan",
  passenger_name: "Thandi Mokoena",
  total_cents: 259_800,
  paid_cents: 100_000,
  refunded_cents: 0,
  fee_cents: 0,
  payment_method: null,
  ...changes,
});

/** The same with everything that its owner may see. */
export const aBookingDetail = (changes: Partial<BookingDetail> = {}): BookingDetail => ({
  ...aBookingLine(),
  status: changes.state ?? "confirmed",
  option_title: "",
  contact_email: "thandi@example.com",
  contact_phone: "+27 82 555 0199",
  ...bookingFacts.emptyOnWire,
  booked_at: "2026-11-20T08:00:00.000Z",
  answer_due_at: null,
  free_cancellation_until: "2026-11-27T19:00:00.000Z",
  trips: [
    {
      leg: 1,
      pin: null,
      wait: { free_minutes: 15, step_cents: 6000 },
      state: "assigned",
      pickup_location: "12 Kloof Street, Gardens",
      destination: "Stellenbosch and Franschhoek",
      pickup_at: "2026-11-28T07:00:00.000Z",
      planned_end: "2026-11-28T16:00:00.000Z",
      vehicle_kind: "Sedan",
      vehicles: 1,
      driver: null,
      relief: null,
      other_drivers: [],
      live_page: null,
      flight: null,
    },
  ],
  moves: [
    { to_state: "requested", at: "2026-11-20T08:00:00.000Z", by: "you", reason: null },
    { to_state: "confirmed", at: "2026-11-20T09:00:00.000Z", by: "system", reason: null },
  ],
  ...changes,
});

/** The same with its price and the available actions. */
export const aSelfBooking = (changes: Partial<SelfBooking> = {}): SelfBooking => ({
  ...aBookingDetail(),
  status: changes.state ?? "confirmed",
  version: 1,
  is_test: false,
  bags: 2,
  child_seats: 0,
  child_seat_sizes: {},
  extra_stops: [],
  first_name: "Thandi",
  last_name: "Mokoena",
  hold_until: null,
  calendar_sequence: 0,
  lines: [{ text: "Winelands tour", amount_cents: 259_800 }],
  trace: [{ text: "Winelands tour", delta_cents: 259_800 }],
  payment: {
    summary: "part_paid",
    due_cents: 159_800,
    deposit_cents: null,
    refunded_cents: 0,
    fee_cents: 0,
    way: "online",
  },
  policy: { free_hours: 12, late_share: 0.5, no_show_share: 1, grace_minutes: 30 },
  refunds: [],
  changes: [],
  documents: [],
  awaits_invoice: false,
  invoices: [],
  weather: [],
  may: { pay: true, change: true, change_outbound: true, cancel: true, revive: false, card: true },
  ...changes,
});
