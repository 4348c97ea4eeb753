import * as z from "zod/mini";
import { guestPayers } from "#domain/partner/partner-price.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { bookingRequest, journeyRequest, promoEntry } from "#features/booking/journey-contract.ts";
import { atMost, optionalTextField } from "#platform/wire.ts";

export const payer = z._default(z.enum(guestPayers, "Choose who pays"), "guest");

/** A trip that a partner prices for a guest. */
export const guestJourney = z.extend(journeyRequest, { payer, promo_code: promoEntry.promo_code });
export type GuestJourney = z.output<typeof guestJourney>;

/** A trip that a partner books for a guest. */
export const guestTrip = z.extend(
  z.omit(bookingRequest, {
    affiliate_id: true,
    commission_rate: true,
    touch: true,
    is_test: true,
    wants_guide: true,
    terms_version: true,
    without_hold: true,
    own_bookings: true,
  }),
  {
    payer,
    promo_code: promoEntry.promo_code,
    /** For a hotel. */
    room: optionalTextField(20),
    /** If left out, all emails go to the booker. */
    email: z._default(
      z.string().check(
        z.trim(),
        atMost(longestEmail),
        z.refine((email) => email === "" || emailPattern.test(email), "Please enter a valid email address"),
      ),
      "",
    ),
  },
);
export type GuestTrip = z.output<typeof guestTrip>;
