import { type BookingRequest, bookingRequest } from "#features/booking/journey-contract.ts";
import type { saleContract } from "#features/selling/sale/contract.ts";
import type { InputOf } from "#platform/contract.ts";

type Sent = InputOf<typeof saleContract.createBooking>;

/** A transfer from the airport, eight days after the tests' own "now". */
export const aBookingRequest = (changes: Partial<Sent> = {}): BookingRequest =>
  bookingRequest.parse({
    first_name: "Thandi",
    last_name: "Mokoena",
    email: "thandi@example.com",
    phone: "+27 82 555 0199",
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "12 Kloof Street, Gardens",
    pickup_date: "2026-11-28",
    passengers: 2,
    ...changes,
  } satisfies Sent);
