import type { bookings } from "#db/schema/booking.ts";
import { newId, newReference } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";

type BookingRow = typeof bookings.$inferInsert;

/** A row of the bookings table: a transfer requested at the tests' own "now", eight days ahead. */
export const aBooking = (changes: Partial<BookingRow> = {}): BookingRow => ({
  id: newId(),
  reference: anyReference(),
  accessCodeHash: "",
  state: "requested",
  firstName: "Thandi",
  lastName: "Mokoena",
  email: "thandi@example.com",
  phone: "+27 82 555 0199",
  serviceType: "airport_transfer",
  pickupLocation: "Cape Town International Airport",
  destination: "12 Kloof Street, Gardens",
  pickupAt: new Date("2026-11-28T07:00:00Z"),
  passengers: 2,
  createdAt: testNow,
  updatedAt: testNow,
  ...changes,
});

/** Never a reference that starts like CTS-7K3M9Q, which tests search for by its first characters. */
function anyReference(): string {
  const drawn = newReference();
  return drawn.startsWith("CTS-7") ? anyReference() : drawn;
}
