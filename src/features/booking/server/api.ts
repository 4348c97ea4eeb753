import { bind } from "#platform/bind.ts";
import { contactContract } from "../contact-contract.ts";
import { bookingContract } from "../contract.ts";
import { confirmContact } from "./confirm-contact.ts";
import { createBooking } from "./create-booking.ts";
import { myBooking } from "./my-booking.ts";
import { myBookings } from "./my-bookings.ts";
import { organisationBookings } from "./organisation-bookings.ts";
import { priceJourney } from "./price-journey.ts";
import { reviveBooking } from "./revive-booking.ts";

export const bookingApi = [
  ...bind(contactContract, { confirmContact }),
  ...bind(bookingContract, {
    createBooking,
    priceJourney,
    reviveBooking,
    myBookings,
    organisationBookings,
    myBooking,
  }),
];
