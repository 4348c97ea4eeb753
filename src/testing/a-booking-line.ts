import type { BookingDetail, BookingLine } from "#features/booking/contract.ts";

/** A booking as a list shows it: the Winelands, a week after the tests' own "now". */
export const aBookingLine = (changes: Partial<BookingLine> = {}): BookingLine => ({
  reference: "CTS-7K3M9Q",
  state: "confirmed",
  service_type: "day_tour",
  offer: "winelands",
  pickup_location: "12 Kloof Street, Gardens",
  destination: "Stellenbosch and Franschhoek",
  pickup_at: "2026-11-28T07:00:00.000Z",
  return_at: null,
  passengers: 2,
  passenger_name: "Thandi Mokoena",
  total_cents: 259_800,
  paid_cents: 100_000,
  ...changes,
});

/** The same with everything its owner may know. */
export const aBookingDetail = (changes: Partial<BookingDetail> = {}): BookingDetail => ({
  ...aBookingLine(),
  contact_email: "thandi@example.com",
  contact_phone: "+27 82 555 0199",
  special_requirements: "",
  vehicle_kind: "Sedan",
  booked_at: "2026-11-20T08:00:00.000Z",
  answer_due_at: null,
  free_cancellation_until: "2026-11-27T19:00:00.000Z",
  trips: [
    {
      leg: 1,
      state: "assigned",
      pickup_location: "12 Kloof Street, Gardens",
      destination: "Stellenbosch and Franschhoek",
      planned_start: "2026-11-28T07:00:00.000Z",
      planned_end: "2026-11-28T16:00:00.000Z",
      vehicle_kind: "Sedan",
      driver: null,
    },
  ],
  moves: [
    { to_state: "requested", at: "2026-11-20T08:00:00.000Z", by: "you", reason: null },
    { to_state: "confirmed", at: "2026-11-20T09:00:00.000Z", by: "system", reason: null },
  ],
  ...changes,
});
