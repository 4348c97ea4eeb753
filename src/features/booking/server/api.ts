import { bind } from "#platform/bind.ts";
import { bookingContract } from "../contract.ts";
import { createBooking } from "./create-booking.ts";
import { myBooking } from "./my-booking.ts";
import { myBookings } from "./my-bookings.ts";
import { organisationBookings } from "./organisation-bookings.ts";
import { priceJourney } from "./price-journey.ts";
import { reviveBooking } from "./revive-booking.ts";

export const bookingApi = bind(bookingContract, {
  createBooking,
  priceJourney,
  reviveBooking,
  myBookings,
  organisationBookings,
  myBooking,
});
